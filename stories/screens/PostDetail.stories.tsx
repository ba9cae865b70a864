import type { Meta, StoryObj } from '@storybook/react-vite';
import { paths } from '../../src/routes.ts';
import { PostDetail } from '../../src/screens/PostDetail.tsx';
import { expectText, expectVisible } from '../support/assertions.ts';
import { findPoll, findPost } from '../support/seeded.ts';

const story = findPost({ type: 'story', own: false, liked: false });
const open = findPoll({ open: true, voted: false, own: false });
const voted = findPoll({ open: true, voted: true });
const at = (postId: string) => ({ route: paths.post(postId) });

const meta = {
  title: 'Screens/Single post',
  component: PostDetail,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', route: paths.post(story.id), requirements: ['APP-08'] },
} satisfies Meta<typeof PostDetail>;
export default meta;
type Story = StoryObj<typeof meta>;

const post = 'GET /api/posts/:id';

export const Default: Story = {
  parameters: { requirements: ['POST-01'] },
  play: expectVisible(['link', 'Back to Feed'], ['button', /^Like/], ['textbox', /Comment/i]),
};
export const Tip: Story = {
  parameters: at(findPost({ type: 'tip' }).id),
  play: expectVisible(['button', /^(?:Like|Unlike)/]),
};
export const Question: Story = {
  parameters: at(findPost({ type: 'question' }).id),
  play: expectVisible(['button', /^Like/]),
};
/** Four pictures. */
export const Pictures: Story = {
  parameters: at(findPost({ type: 'story', own: false, liked: false, images: 4 }).id),
  play: expectVisible(['button', /^Like/]),
};
export const PollOpen: Story = { parameters: at(open.postId), play: expectText(open.secondOption) };
export const PollVoted: Story = { parameters: at(voted.postId), play: expectText(voted.secondOption) };
export const PollExpired: Story = {
  parameters: { route: paths.post(findPoll({ open: false }).postId), requirements: ['POLL-14', 'POST-05'] },
  play: expectText(/^Expired/),
};
export const Loading: Story = {
  parameters: { faults: { [post]: 'timeout' }, requirements: ['POST-02'] },
  play: expectText('Loading post...'),
};
export const NotFound: Story = {
  parameters: { route: paths.post('nothing'), requirements: ['POST-03'] },
  play: expectVisible(['heading', 'Post not found'], ['link', 'Go Back Home']),
};
export const Error: Story = {
  parameters: { faults: { [post]: 500 } },
  play: expectVisible(['heading', 'The post did not load']),
};
/** Signed out: everything can be read. */
export const Visitor: Story = {
  parameters: { as: 'visitor' },
  play: expectVisible(['link', 'Back to Feed']),
};
export const Owner: Story = { parameters: at(findPost({ own: true }).id), play: expectText('Ananya Rao') };
export const LongContent: Story = {
  parameters: { scenario: 'long-content' },
  play: expectVisible(['button', /^Like/]),
};
/** No comments yet. */
export const Few: Story = {
  parameters: at(findPost({ comments: 0 }).id),
  play: expectVisible(['textbox', /^Comment on post/]),
};
/** Five comments. */
export const Many: Story = {
  parameters: at(findPost({ comments: 5 }).id),
  play: expectVisible(['textbox', /^Comment on post/]),
};
export const Guest: Story = { parameters: { scenario: 'guest' }, play: expectText('Browsing in Guest Mode') };
