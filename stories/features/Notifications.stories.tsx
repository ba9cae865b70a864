import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, within } from 'storybook/test';
import type { ServerMessage } from '../../src/contract/schemas/socketMessages.ts';
import { NotificationBell } from '../../src/layout/NotificationBell.tsx';
import { paths } from '../../src/routes.ts';
import {
  loseConnection,
  disconnectSocket,
  receiveMessages,
  click,
  playSteps,
} from '../support/interactions.ts';
import { inFrame } from '../support/inFrame.ts';
import { expectGone, expectText, expectVisible } from '../support/assertions.ts';
import { findPoll, findPost, findQuestion } from '../support/seeded.ts';
import { statesInFrames } from '../support/statesInFrames.tsx';

/** The bell and its panel in the header, filled by live messages from the mock backend's socket. */
const meta = {
  title: 'Features/Notifications (bell, inbox)',
  id: 'features-notifications',
  component: NotificationBell,
  parameters: { ...inFrame('640px'), layout: 'fullscreen', route: paths.todoList() },
} satisfies Meta<typeof NotificationBell>;
export default meta;
type Story = StoryObj<typeof meta>;

const ownPost = findPost({ own: true }).id;
const by = { userId: 'traveller_002', userName: 'Harpreet Singh' };
const like: ServerMessage = { type: 'new_like', postId: ownPost, ...by };
/** Long enough for two lines in a row of its own. */
const LIKED = 'liked “Hampi Express to Hospet, S4, window. Arrived at 7 with the boulders pink.”';
const everyKind: ServerMessage[] = [
  like,
  { type: 'new_comment', postId: ownPost, ...by },
  { type: 'new_follow', ...by },
  { type: 'poll_updated', pollId: findPoll().id, ...by },
  { type: 'new_post', postId: findPost().id, ...by },
  { type: 'new_question', questionId: findQuestion().id, ...by },
];
const opens = click('button', /^Notifications/);

/** Try every prop in the Controls panel. */
export const Playground: Story = { tags: ['!test'] };
/** The socket never connected. */
export const Empty: Story = {
  beforeEach: disconnectSocket,
  play: playSteps({
    Opens: [opens, expectText("When someone interacts with your content, you'll see it here")],
    'Has nothing to mark': expectGone('button', 'Mark all read'),
    'Has no empty list': async () => {
      const panel = await screen.findByRole('dialog', { name: 'Notifications' });
      await expect(within(panel).queryByRole('list')).toBeNull();
    },
  }),
};
/** A greeting alone is not a notification (AMB-55). */
export const Greeted: Story = {
  play: playSteps({ Opens: [opens, expectText('No notifications yet', 'Live updates: connected')] }),
};
/** 'Connected' is listed with notifications but not counted (AMB-55). */
export const Connected: Story = {
  play: playSteps({
    Hears: receiveMessages(like),
    Opens: [opens, expectText('Connected to real-time updates', 'Live updates: connected')],
  }),
};
export const OneUnread: Story = {
  play: playSteps({
    Hears: receiveMessages(like),
    Counts: expectVisible(['button', 'Notifications (1 unread)']),
  }),
};
/** Likes of one post form a group; other news stands apart. */
export const ManyLikes: Story = {
  parameters: { requirements: ['NOTIF-11'] },
  play: playSteps({
    Hears: receiveMessages(
      { type: 'new_follow', ...by },
      { ...like, about: LIKED },
      { ...like, userId: 'traveller_003', userName: 'Ishaan Verma', about: LIKED },
    ),
    Opens: [opens, expectText(LIKED)],
    'Groups the likes': async () => {
      const panel = await screen.findByRole('dialog', { name: 'Notifications' });
      const rows = await within(panel).findAllByRole('button', { name: /liked|follower/ });
      const borders = rows.map((row) => getComputedStyle(row).borderTopWidth);
      await expect(borders).toEqual(['0px', '0px', '1px']);
      const [first, second] = rows.map((row) => row.getBoundingClientRect().height);
      await expect(second).toBeLessThan(first ?? 0);
    },
  }),
};
export const MoreThanNinetyNine: Story = {
  parameters: { requirements: ['NOTIF-08'] },
  play: playSteps({
    Hears: receiveMessages(...Array.from({ length: 100 }, () => like)),
    Counts: expectVisible(['button', 'Notifications (99+ unread)']),
  }),
};
/** Each type has its icon; opening the panel resets the badge and leaves the notifications unread. */
export const EveryKind: Story = {
  parameters: { requirements: ['NOTIF-10', 'NOTIF-11', 'NOTIF-14'] },
  play: playSteps({
    Hears: receiveMessages(...everyKind),
    Opens: [
      opens,
      expectText('Your post received a new like', 'Someone commented on a post', 'New activity'),
    ],
  }),
};
export const AllRead: Story = {
  play: playSteps({
    Hears: receiveMessages(...everyKind),
    Opens: opens,
    'Marks all': [click('button', 'Mark all read'), expectText('You have a new follower')],
  }),
};
/** The panel's footer says that the connection is lost. */
export const Disconnected: Story = {
  parameters: { requirements: ['NOTIF-15', 'WS-11'] },
  play: playSteps({
    'Loses the line': loseConnection,
    Opens: [opens, expectText('Live updates: disconnected')],
  }),
};
/** Every state in a frame, in both themes. */
export const AllStates: Story = { ...statesInFrames, tags: ['!test', '!autodocs'] };
