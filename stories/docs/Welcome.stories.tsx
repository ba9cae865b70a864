import type { Meta, StoryObj } from '@storybook/react-vite';
import { PRODUCT_NAME } from '../../src/brand/productName.ts';
import { demoLink } from './parts/demoLink.ts';
import { fullWidth } from './parts/fullWidth.ts';
import { Page } from './parts/Page.tsx';

/** What each section of this Storybook holds. */
function Welcome() {
  const demo = demoLink();
  return (
    <Page title={`${PRODUCT_NAME}, part by part`}>
      <p>
        Every story is live: a screen story is the whole app at one address, with its own mock backend that
        answers every API path. The same app runs in{' '}
        <a href={demo} target="_top">
          the demo
        </a>
        .
      </p>
      <ul>
        <li>
          <b>Docs</b>: the gallery of every screen in every state, the project map, texts, decisions, tokens,
          type, scenery, endpoints, routes and limits, each made from the objects that the app itself uses.
        </li>
        <li>
          <b>Screens</b>: the routes, by state: Default, Loading, Empty, Error, Not Found, Guest, Visitor, and
          long content.
        </li>
        <li>
          <b>Flows</b>: tasks across several screens. The Interactions panel replays each step.
        </li>
        <li>
          <b>Features</b>: cards, forms and panels of the product. <b>UI</b>: generic components.
        </li>
      </ul>
      <h2>Setting a state</h2>
      <p>
        A story sets its state with the names that the demo&apos;s links and <code>window.mockBackend</code>{' '}
        use:
      </p>
      <pre>
        <code>{`parameters: {
  route: '/ask-local',
  scenario: 'empty',
  as: 'traveller_003',
  faults: { 'GET /api/local-questions': 500 },
  latency: 800,
  now: '2026-11-21T10:00:00+05:30',
}`}</code>
      </pre>
      <p>
        The toolbar changes the theme, width, user, scenario, text size, motion and text direction of the open
        story.
      </p>
    </Page>
  );
}

const meta = {
  title: 'Docs/Welcome',
  component: Welcome,
  tags: ['!autodocs'],
  ...fullWidth,
} satisfies Meta<typeof Welcome>;
export default meta;

export const Start: StoryObj<typeof meta> = {};
