import type { Meta, StoryObj } from '@storybook/react-vite';
import { PRODUCT_NAME } from '../../src/brand/productName.ts';
import { demoLink } from './parts/demoLink.ts';
import { onADesk } from './parts/fullWidth.ts';
import { Page } from './parts/Page.tsx';

/** Where to look for what. */
function Welcome() {
  const demo = demoLink();
  return (
    <Page title={`${PRODUCT_NAME}, part by part`}>
      <p>
        Everything here runs: each screen story is the whole app at one address, over a mock backend of its
        own that answers every API path. Press things.{' '}
        <a href={demo} target="_top">
          The running demo
        </a>{' '}
        is one page away.
      </p>
      <ul>
        <li>
          <b>Docs</b>: the wall with every screen in every state, the map of the house with its texts and
          decisions, then tokens, type, scenery, endpoints, routes and limits, each made from the objects that
          the app itself uses.
        </li>
        <li>
          <b>Screens</b>: the routes, by state: Default, Loading, Empty, Error, Not Found, Guest, Visitor, and
          long content.
        </li>
        <li>
          <b>Flows</b>: journeys over several screens. The Interactions panel replays each step.
        </li>
        <li>
          <b>Features</b>: cards that know a little about travel. <b>UI</b>: parts that know nothing of it.
        </li>
      </ul>
      <h2>Setting a state</h2>
      <p>
        A story says its state in the words of the demo&apos;s links and of <code>window.mockBackend</code>:
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
        The toolbar turns the theme, the width, the person, the scenario, the text size, motion and the
        direction of writing of whatever story is open.
      </p>
    </Page>
  );
}

const meta = {
  title: 'Docs/Welcome',
  component: Welcome,
  tags: ['!autodocs'],
  ...onADesk,
} satisfies Meta<typeof Welcome>;
export default meta;

export const Start: StoryObj<typeof meta> = {};
