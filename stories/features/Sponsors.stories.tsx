import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { SponsorBanners } from '../../src/features/leaderboard/SponsorBanners.tsx';
import { SponsorStrip } from '../../src/features/leaderboard/SponsorStrip.tsx';
import { Stack } from '../../src/ui/Stack.tsx';
import { inFrame } from '../support/inFrame.ts';
import { expectText, expectVisible } from '../support/assertions.ts';
import { statesInFrames } from '../support/statesInFrames.tsx';

/** The sponsor strip above the leaderboard and the banners below it. */
function Sponsors() {
  return (
    <Stack $gap={16}>
      <SponsorStrip />
      <SponsorBanners />
    </Stack>
  );
}

const meta = {
  title: 'Features/Sponsors',
  component: Sponsors,
  subcomponents: { SponsorBanners, SponsorStrip },
  parameters: inFrame('520px'),
} satisfies Meta<typeof Sponsors>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Try every prop in the Controls panel. */
export const Playground: Story = { tags: ['!test'] };
export const Default: Story = {
  play: expectVisible(['heading', 'Leaderboard sponsored by'], ['link', /Kaveri Rail Tours/]),
};
/** Logos have no bright white background. */
export const InTheDark: Story = {
  globals: { theme: 'dark' },
  play: async ({ canvas }) => {
    const link = await canvas.findByRole('link', { name: /Kaveri Rail Tours/ });
    const logo = link.querySelector('img');
    const shades = (logo ? getComputedStyle(logo).backgroundColor : '').match(/\d+/g)?.map(Number) ?? [];
    await expect(Math.max(...shades)).toBeLessThan(200);
    await expect(shades).toHaveLength(3);
  },
};
/** Renders nothing without sponsors. */
export const None: Story = {
  parameters: { scenario: 'empty' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link')).toBeNull();
  },
};
/** A failed read is not shown as 'no sponsors' (AMB-78). */
export const Failed: Story = {
  parameters: { faults: { 'GET /api/sponsors': 500 } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The leaderboard sponsors did not load.')).toBeVisible();
    await expect(await canvas.findByText("The sponsors' banners did not load.")).toBeVisible();
    await expect(canvas.getAllByRole('button', { name: 'Retry' })).toHaveLength(2);
  },
};
export const LongContent: Story = { parameters: { scenario: 'long-content' }, play: expectText('Sponsored') };
/** Every state in a frame, in both themes. */
export const AllStates: Story = { ...statesInFrames, tags: ['!test', '!autodocs'] };
