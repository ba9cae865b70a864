import type { Meta, StoryObj } from '@storybook/react-vite';

import { SkeletonCard } from '../../src/brand/SkeletonCard.tsx';
import { bothThemes } from '../support/bothThemes.tsx';

const meta = {
  title: 'Brand/SkeletonCard (loading placeholder)',
  id: 'brand-skeletoncard',
  component: SkeletonCard,
  args: { variant: 'post' },
} satisfies Meta<typeof SkeletonCard>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Try every prop in the Controls panel. */
export const Playground: Story = { tags: ['!test'] };
export const Post: Story = {};
export const Poll: Story = { args: { variant: 'poll' } };
export const Question: Story = { args: { variant: 'question' } };
export const AllStates: Story = {
  ...bothThemes({
    Post,
    Poll,
    Question,
  }),
  tags: ['!test'],
};
