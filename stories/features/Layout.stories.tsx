import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Layout } from '../../src/layout/Layout.tsx';
import { paths } from '../../src/routes.ts';
import { goOffline, goOnline, click, playSteps } from '../support/interactions.ts';
import { inFrame } from '../support/inFrame.ts';
import { expectText, expectVisible, playInOrder } from '../support/assertions.ts';
import { statesInFrames } from '../support/statesInFrames.tsx';

/**
 * The layout around every screen: header, banner, notices, navigation, drawer, list of keyboard shortcuts.
 */
const meta = {
  title: 'Features/Frame (header, app bar, bottom navigation, footer)',
  id: 'features-frame',
  component: Layout,
  parameters: { ...inFrame('640px'), layout: 'fullscreen', route: paths.editProfile() },
} satisfies Meta<typeof Layout>;
export default meta;
type Story = StoryObj<typeof meta>;

const drawer = [click('button', 'Open profile menu'), expectVisible(['dialog', 'Profile menu'])];

/** Try every prop in the Controls panel. */
export const Playground: Story = { tags: ['!test'] };
/** Level and points link to the user's own profile; the seal hardly rises above the bottom bar. */
export const SignedIn: Story = {
  play: playInOrder(
    expectVisible(['link', /^Level 4, /], ['button', 'Open profile menu']),
    async ({ canvas }) => {
      const bar = canvas.getByRole('navigation', { name: 'Main' }).getBoundingClientRect();
      const seal = canvas.getByRole('link', { name: 'Create' }).querySelector('svg');
      await expect(bar.top - (seal?.getBoundingClientRect().top ?? 0)).toBeLessThanOrEqual(14);
    },
  ),
};
/** The seal covers no part of its label, however large the text is. */
export const LargeText: Story = {
  globals: { textSize: '200pct' },
  play: async ({ canvas }) => {
    const create = await canvas.findByRole('link', { name: 'Create' });
    const label = document.createRange();
    if (create.lastChild) label.selectNode(create.lastChild);
    const seal = create.querySelector('svg');
    const bottom = seal?.getBoundingClientRect().bottom ?? Number.NaN;
    await expect(bottom).toBeLessThanOrEqual(label.getBoundingClientRect().top);
  },
};
export const Guest: Story = { parameters: { scenario: 'guest' }, play: expectText('Browsing in Guest Mode') };
export const Visitor: Story = {
  parameters: { as: 'visitor' },
  play: expectVisible(['link', 'Sign in'], ['switch', 'Dark theme']),
};
/** AMB-78: a level that fails to load is not shown as level 1, and the user not as signed out. */
export const LevelFails: Story = {
  parameters: { faults: { 'GET /api/users/:id/stats': 500 } },
  play: playInOrder(
    expectText('Your level did not load.'),
    expectVisible(['button', 'Retry'], ['button', 'Open profile menu']),
  ),
};
export const AccountFails: Story = {
  parameters: { faults: { 'GET /api/auth/user': 500 }, route: paths.destinations() },
  play: playInOrder(expectText('Your account did not load.'), expectVisible(['button', 'Retry'])),
};
export const Offline: Story = {
  beforeEach: () => goOnline,
  play: playSteps({
    'Loses the network': goOffline,
    'Is told': expectText('You are offline. Some things may not work.'),
  }),
};
export const Drawer: Story = {
  play: playSteps({
    Opens: [...drawer, expectVisible(['link', 'Travel To-Do List'], ['button', 'Sign Out'])],
  }),
};
export const DrawerOfAGuest: Story = {
  parameters: { scenario: 'guest' },
  play: playSteps({
    Opens: [...drawer, expectVisible(['heading', 'Guest Explorer'], ['button', 'Continue with Google'])],
  }),
};
export const DrawerOfALongName: Story = {
  parameters: { scenario: 'long-content' },
  play: playSteps({ Opens: drawer }),
};
/** AMB-34: features missing from the prototype say so. */
export const ComingSoon: Story = {
  play: playSteps({
    Opens: drawer,
    Presses: [
      click('button', 'Settings'),
      expectText('Coming soon', 'This is not part of the prototype yet. Your interest is noted.'),
    ],
  }),
};
export const Keys: Story = {
  play: playSteps({
    Opens: drawer,
    'Asks for the list': [
      click('button', 'Keyboard Shortcuts'),
      expectVisible(['dialog', 'Keyboard Shortcuts'], ['switch', 'Shortcuts on']),
    ],
  }),
};
/** Every state in a frame, in both themes. */
export const AllStates: Story = { ...statesInFrames, tags: ['!test', '!autodocs'] };
