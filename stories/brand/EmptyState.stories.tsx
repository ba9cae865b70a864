import type { Meta, StoryObj } from '@storybook/react-vite';

import { Button } from '../../src/ui/Button.tsx';
import { EmptyCard } from '../../src/brand/EmptyCard.tsx';
import { EmptyState } from '../../src/brand/EmptyState.tsx';
import { EmptyArt } from '../../src/brand/EmptyArt.tsx';
import { expect } from 'storybook/test';
import { bothThemes } from '../support/bothThemes.tsx';

const meta = {
  title: 'Brand/EmptyState (blank slate, no results)',
  id: 'brand-emptystate',
  component: EmptyState,
  subcomponents: { EmptyArt, EmptyCard },
  args: {
    art: 'tag',
    title: 'No questions yet',
    text: 'Be the first to ask a question!',
    action: <Button>Ask the First Question</Button>,
  },
} satisfies Meta<typeof EmptyState>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Try every prop in the Controls panel. */
export const Playground: Story = { tags: ['!test'] };
export const Tag: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('heading', { level: 2, name: args.title })).toBeVisible();
  },
};
export const Ballot: Story = { args: { art: 'ballot', title: 'No polls yet' } };
export const Ticket: Story = { args: { art: 'ticket', title: 'No packages found' } };
export const Letter: Story = { args: { art: 'letter', title: 'No notifications yet', action: null } };
export const Postcard: Story = {
  name: 'With a postcard',
  args: { art: 'postcard', title: 'No content yet' },
};
export const Stamp: Story = { args: { art: 'stamp', title: 'No places yet' } };
export const Stone: Story = { args: { art: 'stone', title: 'Page Not Found' } };
/** In its own card, shown in place of a list. */
export const OnPaper: Story = { render: (args) => <EmptyCard {...args} /> };
export const AllStates: Story = {
  ...bothThemes({ Tag, Ballot, Ticket, Letter, Postcard, Stamp, Stone }),
  tags: ['!test'],
};
