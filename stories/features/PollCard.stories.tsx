import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { useFeed } from '../../src/features/feed/useFeed.ts';
import { PollCard } from '../../src/features/polls/PollCard.tsx';
import { keepFirstVotes, click, playSteps } from '../support/interactions.ts';
import { inFrame } from '../support/inFrame.ts';
import { expectText, expectVisible } from '../support/assertions.ts';

/** A poll of the feed, over the one of the mock backend that `id` names. */
function Card({ id }: { id: string }) {
  const item = useFeed('polls').items?.find((found) => found.id === id);
  return item?.contentType === 'poll' ? <PollCard item={item} /> : null;
}

const meta = {
  title: 'Features/PollCard',
  component: Card,
  parameters: inFrame('440px'),
} satisfies Meta<typeof Card>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = { args: { id: 'poll_001' }, play: expectVisible(['button', 'Poncho']) };
/** Bars and percentages, and no second vote. */
export const Voted: Story = {
  args: { id: 'poll_002' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('progressbar', { name: 'Soap' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Soap' })).toBeNull();
  },
};
export const ClosingWithinTheHour: Story = {
  args: { id: 'poll_003' },
  play: expectText(/Less than 1 hour left/),
};
export const Expired: Story = {
  args: { id: 'poll_010' },
  play: expectText(/Expired/),
};
export const OneVote: Story = {
  args: { id: 'poll_001' },
  beforeEach: keepFirstVotes('poll_001', 1),
  play: expectText('1 vote'),
};
/** Six, the most there may be: as long as people write them, from both directions. */
export const ManyOptions: Story = {
  args: { id: 'poll_004' },
  parameters: { scenario: 'long-content' },
  play: expectVisible(['button', 'Yes'], ['button', 'No'], ['button', /^https:/]),
};
export const RightToLeft: Story = {
  args: { id: 'poll_002' },
  globals: { direction: 'rtl' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('progressbar', { name: 'Soap' })).toBeVisible();
  },
};
export const NeverExpires: Story = { args: { id: 'poll_012' }, play: expectVisible(['article', /^Poll by/]) };
export const VotedAndNeverExpires: Story = {
  args: { id: 'poll_005' },
  play: expectVisible(['article', /^Poll by/]),
};
export const Votes: Story = {
  args: { id: 'poll_001' },
  play: playSteps({
    Presses: click('button', 'Poncho'),
    'Sees the count': async ({ canvas }) => {
      await expect(await canvas.findByRole('progressbar', { name: 'Poncho' })).toBeVisible();
    },
  }),
};
/** A vote that does not arrive leaves the options open. */
export const VoteFails: Story = {
  args: { id: 'poll_001' },
  parameters: { faults: { 'POST /api/polls/:id/vote': 500 } },
  play: playSteps({ Presses: [click('button', 'Poncho'), expectVisible(['button', 'Poncho'])] }),
};
export const LongContent: Story = {
  args: { id: 'poll_001' },
  parameters: { scenario: 'long-content' },
  play: expectVisible(['article', /^Poll by/]),
};
