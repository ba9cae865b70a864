import type { Meta, StoryObj } from '@storybook/react-vite';
import { paths } from '../../src/routes.ts';
import { Toaster } from '../../src/ui/Toaster.tsx';
import { expireSession, receiveMessages, click, playSteps, typeInto } from '../support/interactions.ts';
import { inFrame } from '../support/inFrame.ts';
import { expectText, expectVisible } from '../support/assertions.ts';
import { findPoll, findPost } from '../support/seeded.ts';

/** Each type of toast with the action that triggers it. */
const meta = {
  title: 'Features/Toasts (snackbar)',
  id: 'features-toasts',
  component: Toaster,
  tags: ['!autodocs'],
  parameters: {
    ...inFrame('640px'),
    layout: 'fullscreen',
    route: paths.post(findPost({ type: 'story', own: false, saved: false }).id),
  },
} satisfies Meta<typeof Toaster>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Done: Story = {
  play: playSteps({ Saves: click('button', /^Save post/), 'Is told': expectText('Bookmark added') }),
};
export const Undone: Story = {
  play: playSteps({
    Saves: [click('button', /^Save post/), expectVisible(['button', /^Remove saved post/])],
    'Takes it back': [click('button', /^Remove saved post/), expectText('Bookmark removed')],
  }),
};
export const Failed: Story = {
  parameters: { faults: { 'POST /api/posts/:id/bookmark': 500 } },
  play: playSteps({
    Saves: click('button', /^Save post/),
    'Is told': expectText('Failed to bookmark post. Please try again.'),
  }),
};
export const FailedOffline: Story = {
  parameters: { faults: { 'POST /api/posts/:id/like': 'offline' } },
  play: playSteps({ Likes: click('button', /^Like post/), 'Is told': expectText(/^Failed to like post/) }),
};
export const LoggedOut: Story = {
  play: playSteps({
    'Is away too long': expireSession,
    Comments: [typeInto(/^Comment on post/, 'Which bus?'), click('button', 'Send comment')],
    'Is told': expectText('Unauthorized', 'You are logged out. Logging in again...'),
  }),
};
export const News: Story = {
  play: playSteps({
    Hears: receiveMessages({ type: 'poll_updated', pollId: findPoll().id }),
    'Is told': expectText('Poll updated', 'Refresh'),
  }),
};
