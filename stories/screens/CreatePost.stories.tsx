import type { Meta, StoryObj } from '@storybook/react-vite';
import { paths } from '../../src/routes.ts';
import { CreatePost } from '../../src/screens/CreatePost.tsx';
import { click, playSteps, typeInto } from '../support/interactions.ts';
import { expectText, expectVisible } from '../support/assertions.ts';

const meta = {
  title: 'Screens/Create post',
  component: CreatePost,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', route: paths.createPost(), requirements: ['APP-07'] },
} satisfies Meta<typeof CreatePost>;
export default meta;
type Story = StoryObj<typeof meta>;

const writes = typeInto('Your story', 'The bus came.');

/** The submit button is disabled while the text is blank. */
export const Default: Story = {
  play: expectVisible(['heading', 'Create Post'], ['textbox', 'Your story']),
};
export const Tip: Story = {
  parameters: { route: paths.createPost('tip') },
  play: expectVisible(['textbox', 'Your tip']),
};
export const Question: Story = {
  parameters: { route: paths.createPost('question') },
  play: expectVisible(['textbox', 'Your question']),
};
export const Poll: Story = {
  parameters: { route: paths.createPost('poll'), requirements: ['CRE-06'] },
  play: expectVisible(['textbox', 'Option 1'], ['textbox', 'Option 2'], ['button', 'Add Option']),
};
export const Written: Story = {
  play: playSteps({ Writes: [writes, expectVisible(['button', 'Discard draft'])] }),
};
export const Guest: Story = {
  parameters: { scenario: 'guest' },
  play: expectVisible(['textbox', 'Your story']),
};
export const Visitor: Story = {
  parameters: { as: 'visitor' },
  play: expectVisible(['textbox', 'Your story']),
};
export const Error: Story = {
  parameters: { faults: { 'POST /api/posts': 500 }, requirements: ['CRE-13'] },
  play: playSteps({
    Posts: [writes, click('button', 'Post Story')],
    'Is told': expectText('Failed to create post. Please try again.'),
  }),
};
export const Loading: Story = {
  parameters: { faults: { 'POST /api/posts': 'timeout' } },
  play: playSteps({ Posts: [writes, click('button', 'Post Story'), expectVisible(['button', /^Posting/])] }),
};
export const LongContent: Story = {
  play: playSteps({ Writes: typeInto('Your story', 'Llanfairpwllgwyngyllgogerychwyrndrobwll'.repeat(4)) }),
};
