import type { Meta, StoryObj } from '@storybook/react-vite';
import { useQuery } from '@tanstack/react-query';
import { expect, waitFor } from 'storybook/test';
import { endpointQuery } from '../../src/api/endpointQuery.ts';
import { endpoints } from '../../src/contract/endpoints.ts';
import { PostThread } from '../../src/features/posts/PostThread.tsx';
import { click, playSteps, typeInto } from '../support/interactions.ts';
import { inFrame } from '../support/inFrame.ts';
import { expectText, expectVisible } from '../support/assertions.ts';
import { findPost } from '../support/seeded.ts';
import { presets } from '../support/presets.ts';
import { statesInFrames } from '../support/statesInFrames.tsx';

interface Props {
  /** The post whose comments are shown. */
  id: string;
}

/** A post of the mock backend with the given `id`, its comments and the comment box. */
function Thread({ id }: Props) {
  const { data } = useQuery(endpointQuery(endpoints.posts.one, { params: { id } }));
  return data ? <PostThread post={data} /> : null;
}

const meta = {
  title: 'Features/Comments',
  component: Thread,
  subcomponents: { PostThread },
  argTypes: {
    id: presets({
      'Two comments': findPost({ comments: 2 }).id,
      'No comment yet': findPost({ comments: 0 }).id,
    }),
  },
  args: { id: findPost({ type: 'story', comments: 2 }).id },
  parameters: inFrame('820px'),
} satisfies Meta<typeof Thread>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Try every prop in the Controls panel. */
export const Playground: Story = { tags: ['!test'] };
export const Two: Story = { play: expectVisible(['textbox', /^Comment on post/]) };
export const None: Story = {
  args: { id: findPost({ comments: 0 }).id },
  play: expectVisible(['textbox', /^Comment on post/]),
};
/** The comment is sent and counted, and the box is empty again. */
export const Added: Story = {
  play: playSteps({
    Writes: typeInto(/^Comment on post/, 'Which bus was that?'),
    Sends: [click('button', 'Send comment'), expectText('Which bus was that?')],
    'Can go on': async ({ canvas }) => {
      const box = canvas.getByRole('textbox', { name: /^Comment on post/ });
      await waitFor(() => expect(box).toHaveValue(''));
    },
  }),
};
/** The typed text is kept. */
export const Fails: Story = {
  parameters: { faults: { 'POST /api/posts/:id/comments': 500 } },
  play: playSteps({
    Sends: [typeInto(/^Comment on post/, 'Which bus?'), click('button', 'Send comment')],
    'Keeps the text': async ({ canvas }) => {
      await expect(canvas.getByRole('textbox', { name: /^Comment on post/ })).toHaveValue('Which bus?');
    },
  }),
};
export const Visitor: Story = {
  parameters: { as: 'visitor' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Send comment' })).toBeDisabled();
  },
};
/** Every state in a frame, in both themes. */
export const AllStates: Story = { ...statesInFrames, tags: ['!test', '!autodocs'] };
