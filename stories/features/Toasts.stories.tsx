import type { Meta, StoryObj } from '@storybook/react-vite';
import { paths } from '../../src/routes.ts';
import { Toaster } from '../../src/ui/Toaster.tsx';
import { expireSession, hear, press, story, write } from '../support/interactions.ts';
import { inFrame } from '../support/inFrame.ts';
import { says, shows } from '../support/assertions.ts';

/** Each kind of toast with what brings it about, over the post of somebody else. */
const meta = {
  title: 'Features/Toasts',
  component: Toaster,
  tags: ['!autodocs'],
  parameters: { ...inFrame('640px'), layout: 'fullscreen', route: paths.post('post_001') },
} satisfies Meta<typeof Toaster>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Done: Story = {
  play: story({ Saves: press('button', /^Save post/), 'Is told': says('Bookmark added') }),
};
export const Undone: Story = {
  play: story({
    Saves: [press('button', /^Save post/), shows(['button', /^Remove saved post/])],
    'Takes it back': [press('button', /^Remove saved post/), says('Bookmark removed')],
  }),
};
export const Failed: Story = {
  parameters: { faults: { 'POST /api/posts/:id/bookmark': 500 } },
  play: story({
    Saves: press('button', /^Save post/),
    'Is told': says('Failed to bookmark post. Please try again.'),
  }),
};
export const FailedOffline: Story = {
  parameters: { faults: { 'POST /api/posts/:id/like': 'offline' } },
  play: story({ Likes: press('button', /^Like post/), 'Is told': says(/^Failed to like post/) }),
};
export const LoggedOut: Story = {
  play: story({
    'Is away too long': expireSession,
    Comments: [write(/^Comment on post/, 'Which bus?'), press('button', 'Send comment')],
    'Is told': says('Unauthorized', 'You are logged out. Logging in again...'),
  }),
};
export const News: Story = {
  play: story({
    Hears: hear({ type: 'poll_updated', pollId: 'poll_001' }),
    'Is told': says('Poll updated', 'Refresh'),
  }),
};
