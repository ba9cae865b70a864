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
export const Question: Story = { args: { variant: 'question' } };
export const Package: Story = { args: { variant: 'package' } };
export const Destination: Story = { args: { variant: 'destination' } };
export const PackageTile: Story = { args: { variant: 'packageTile' } };
export const DestinationTile: Story = { args: { variant: 'destinationTile' } };
export const AllStates: Story = {
  ...bothThemes({
    Post,
    Question,
    Package,
    Destination,
    PackageTile,
    DestinationTile,
  }),
  tags: ['!test'],
};
