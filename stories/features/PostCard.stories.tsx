import type { Meta, StoryObj } from '@storybook/react-vite';
import { useQuery } from '@tanstack/react-query';
import { expect, waitFor } from 'storybook/test';
import { endpointQuery } from '../../src/api/endpointQuery.ts';
import { endpoints } from '../../src/contract/endpoints.ts';
import { PostCard } from '../../src/features/posts/PostCard.tsx';
import { click, playSteps } from '../support/interactions.ts';
import { inFrame } from '../support/inFrame.ts';
import { expectVisible } from '../support/assertions.ts';
import { fivePictures, withFivePictures } from '../support/fivePictures.ts';
import { findPost } from '../support/seeded.ts';
import { presets } from '../support/presets.ts';
import { statesInFrames } from '../support/statesInFrames.tsx';

interface Props {
  /** Id of the seeded post to show. */
  id: string;
}

/** A card of the feed, for the seeded post with the given `id`. */
function Card({ id }: Props) {
  const { data } = useQuery(endpointQuery(endpoints.posts.one, { params: { id } }));
  return data ? <PostCard post={data} /> : null;
}

const post = findPost({ type: 'story', own: false, liked: false, saved: false });

/** Looks different to others, who have not liked it. */
const liked = findPost({ type: 'story', own: false, liked: true, images: 1 });

const meta = {
  title: 'Features/PostCard',
  component: Card,
  subcomponents: { PostCard },
  argTypes: {
    id: presets({
      'A story with a picture': findPost({ type: 'story', images: 1 }).id,
      'A story with four pictures': findPost({ type: 'story', images: 4 }).id,
      'A story with five pictures': fivePictures.id,
      'A tip': findPost({ type: 'tip' }).id,
      'A question': findPost({ type: 'question' }).id,
      'A poll': findPost({ type: 'poll' }).id,
      'Your own story': findPost({ type: 'story', own: true }).id,
    }),
  },
  parameters: { ...inFrame('620px'), changes: withFivePictures },
} satisfies Meta<typeof Card>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Try every prop in the Controls panel. */
export const Playground: Story = { args: { id: liked.id }, tags: ['!test'] };
export const OfAStory: Story = { args: { id: post.id }, play: expectVisible(['article', /^Story by/]) };
export const OfATip: Story = {
  args: { id: findPost({ type: 'tip' }).id },
  play: expectVisible(['article', /^Tip by/]),
};
export const OfAQuestion: Story = {
  args: { id: findPost({ type: 'question' }).id },
  play: expectVisible(['article', /^Question by/]),
};
export const OfAPoll: Story = {
  args: { id: findPost({ type: 'poll' }).id },
  play: expectVisible(['article', /^Poll by/]),
};
export const FourPictures: Story = {
  args: { id: findPost({ type: 'story', images: 4 }).id },
  play: expectVisible(['article', /^Story by/]),
};
/** As many as a post can have (CRE-05). */
export const FivePictures: Story = {
  args: { id: fivePictures.id },
  play: async ({ canvas }) => {
    const pictures = await canvas.findAllByRole('button', { name: /^Open picture \d of / });
    await expect(pictures).toHaveLength(5);
  },
};
export const Own: Story = {
  args: { id: findPost({ type: 'story', own: true }).id },
  play: expectVisible(['article', 'Story by Ananya Rao']),
};
export const LongContent: Story = {
  args: { id: post.id },
  parameters: { scenario: 'long-content' },
  play: expectVisible(['article', /^Story by/]),
};
/** Icon and count change when the reply arrives. */
export const Liked: Story = {
  args: { id: post.id },
  play: playSteps({
    Likes: [
      click('button', /^Like post/),
      expectVisible(['button', new RegExp(`^Unlike post by .*, ${post.likes + 1}$`)]),
    ],
    'Takes it back': [
      click('button', /^Unlike/),
      expectVisible(['button', new RegExp(`^Like post by .*, ${post.likes}$`)]),
    ],
  }),
};
/** Nothing changes if the request fails. */
export const LikeFails: Story = {
  args: { id: post.id },
  parameters: { faults: { 'POST /api/posts/:id/like': 500 } },
  play: async (context) => {
    await click('button', /^Like post/)(context);
    const like = await context.canvas.findByRole('button', {
      name: new RegExp(`^Like post by .*, ${post.likes}$`),
    });
    await waitFor(() => expect(like).not.toHaveAttribute('aria-busy'));
  },
};
export const Saved: Story = {
  args: { id: post.id },
  play: playSteps({
    Saves: [click('button', /^Save post/), expectVisible(['button', /^Remove saved post/])],
  }),
};
/** Every state in a frame, in both themes. */
export const AllStates: Story = { ...statesInFrames, args: { id: post.id }, tags: ['!test', '!autodocs'] };
