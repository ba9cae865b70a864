import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { useFeed } from '../../src/features/feed/useFeed.ts';
import { PollCard } from '../../src/features/polls/PollCard.tsx';
import { limitVotes, click, playSteps } from '../support/interactions.ts';
import { inFrame } from '../support/inFrame.ts';
import { expectText, expectVisible, playInOrder } from '../support/assertions.ts';
import { findPoll } from '../support/seeded.ts';
import { presets } from '../support/presets.ts';
import { statesInFrames } from '../support/statesInFrames.tsx';

interface Props {
  /** Id of the seeded poll to show. */
  id: string;
}

/** A poll of the feed, for the mock backend's poll with the given `id`. */
function Card({ id }: Props) {
  const item = useFeed('polls').items?.find((found) => found.id === id);
  return item?.contentType === 'poll' ? <PollCard item={item} /> : null;
}

const open = findPoll({ open: true, voted: false, own: false });
const voted = findPoll({ open: true, voted: true, endless: false });

const meta = {
  title: 'Features/PollCard (radio, vote)',
  id: 'features-pollcard',
  component: Card,
  subcomponents: { PollCard },
  argTypes: {
    id: presets({
      'Open, not voted yet': findPoll({ open: true, voted: false, own: false }).id,
      'Open and voted': findPoll({ open: true, voted: true, endless: false }).id,
      'About to end': findPoll({ closingSoon: true }).id,
      Expired: findPoll({ open: false }).id,
      'Never expires': findPoll({ endless: true, voted: false, own: false }).id,
    }),
  },
  parameters: inFrame('440px'),
} satisfies Meta<typeof Card>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Try every prop in the Controls panel. */
export const Playground: Story = { args: { id: open.id }, tags: ['!test'] };
export const Open: Story = { args: { id: open.id }, play: expectVisible(['button', open.secondOption]) };
/** Shows bars and percentages, and allows no second vote. */
export const Voted: Story = {
  args: { id: voted.id },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('progressbar', { name: voted.secondOption })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: voted.secondOption })).toBeNull();
  },
};
export const ClosingWithinTheHour: Story = {
  args: { id: findPoll({ closingSoon: true }).id },
  play: expectText(/Less than 1 hour left/),
};
export const Expired: Story = {
  args: { id: findPoll({ open: false }).id },
  play: playInOrder(expectText(/Expired/), expectVisible(['button', /: \d+ votes?, \d+ %$/])),
};
export const OneVote: Story = {
  args: { id: open.id },
  beforeEach: limitVotes(open.id, 1),
  play: expectText('1 vote'),
};
/** The maximum of six options, with realistically long texts in both directions. */
export const ManyOptions: Story = {
  args: { id: open.id },
  parameters: { scenario: 'long-content' },
  play: expectVisible(['button', 'Yes'], ['button', 'No'], ['button', /^https:/]),
};
export const RightToLeft: Story = {
  args: { id: voted.id },
  globals: { direction: 'rtl' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('progressbar', { name: voted.secondOption })).toBeVisible();
  },
};
export const NeverExpires: Story = {
  args: { id: findPoll({ endless: true, voted: false, own: false }).id },
  play: expectVisible(['article', /^Poll by/]),
};
export const VotedAndNeverExpires: Story = {
  args: { id: findPoll({ endless: true, voted: true }).id },
  play: expectVisible(['article', /^Poll by/]),
};
export const Votes: Story = {
  args: { id: open.id },
  play: playSteps({
    Presses: click('button', open.secondOption),
    'Sees the count': async ({ canvas }) => {
      await expect(await canvas.findByRole('progressbar', { name: open.secondOption })).toBeVisible();
    },
  }),
};
/** If the vote fails, the options stay enabled. */
export const VoteFails: Story = {
  args: { id: open.id },
  parameters: { faults: { 'POST /api/polls/:id/vote': 500 } },
  play: playSteps({
    Presses: [click('button', open.secondOption), expectVisible(['button', open.secondOption])],
  }),
};
export const LongContent: Story = {
  args: { id: open.id },
  parameters: { scenario: 'long-content' },
  play: expectVisible(['article', /^Poll by/]),
};
/** Every state in a frame, in both themes. */
export const AllStates: Story = { ...statesInFrames, args: { id: open.id }, tags: ['!test', '!autodocs'] };
