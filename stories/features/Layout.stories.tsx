import type { Meta, StoryObj } from '@storybook/react-vite';
import { Layout } from '../../src/layout/Layout.tsx';
import { paths } from '../../src/routes.ts';
import { goOffline, goOnline, press, story } from '../support/interactions.ts';
import { inFrame } from '../support/inFrame.ts';
import { says, shows } from '../support/assertions.ts';

/** What stays around every screen: header, banner, notices, navigation, drawer, the list of keys. */
const meta = {
  title: 'Features/Frame',
  component: Layout,
  parameters: { ...inFrame('640px'), layout: 'fullscreen', route: paths.editProfile() },
} satisfies Meta<typeof Layout>;
export default meta;
type Story = StoryObj<typeof meta>;

const drawer = [press('button', 'Open profile menu'), shows(['dialog', 'Profile menu'])];

/** Level and points lead to the own profile. */
export const SignedIn: Story = { play: shows(['link', /^Level 4, /], ['button', 'Open profile menu']) };
export const Guest: Story = { parameters: { scenario: 'guest' }, play: says('Browsing in Guest Mode') };
export const Visitor: Story = {
  parameters: { as: 'visitor' },
  play: shows(['link', 'Sign in'], ['switch', 'Dark theme']),
};
/** Level and points keep their place until they are known. */
export const LevelNotKnown: Story = {
  parameters: { faults: { 'GET /api/users/:id/stats': 500 } },
  play: shows(['button', 'Open profile menu']),
};
export const Offline: Story = {
  beforeEach: () => goOnline,
  play: story({ 'Loses the network': goOffline, 'Is told': says(/^You are offline/) }),
};
export const Drawer: Story = {
  play: story({ Opens: [...drawer, shows(['link', 'Travel To-Do List'], ['button', 'Sign Out'])] }),
};
export const DrawerOfAGuest: Story = {
  parameters: { scenario: 'guest' },
  play: story({ Opens: [...drawer, shows(['heading', 'Guest Explorer'])] }),
};
export const DrawerOfALongName: Story = {
  parameters: { scenario: 'long-content' },
  play: story({ Opens: drawer }),
};
/** AMB-34: what the prototype does not have yet says so. */
export const ComingSoon: Story = {
  play: story({
    Opens: drawer,
    Presses: [press('button', 'Settings'), says('Coming soon', 'This is not part of the prototype yet.')],
  }),
};
export const Keys: Story = {
  play: story({
    Opens: drawer,
    'Asks for the list': [
      press('button', 'Keyboard shortcuts'),
      shows(['dialog', 'Keyboard shortcuts'], ['switch', 'Shortcuts on']),
    ],
  }),
};
