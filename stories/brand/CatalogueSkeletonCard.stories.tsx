import type { Meta, StoryObj } from '@storybook/react-vite';

import { CatalogueSkeletonCard } from '../../src/brand/CatalogueSkeletonCard.tsx';
import { bothThemes } from '../support/bothThemes.tsx';

const meta = {
  title: 'Brand/CatalogueSkeletonCard (loading placeholder)',
  id: 'brand-catalogueskeletoncard',
  component: CatalogueSkeletonCard,
  args: { variant: 'package' },
} satisfies Meta<typeof CatalogueSkeletonCard>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Try every prop in the Controls panel. */
export const Playground: Story = { tags: ['!test'] };
export const Package: Story = {};
export const Destination: Story = { args: { variant: 'destination' } };
export const PackageTile: Story = { args: { variant: 'packageTile' } };
export const DestinationTile: Story = { args: { variant: 'destinationTile' } };
export const AllStates: Story = {
  ...bothThemes({
    Package,
    Destination,
    PackageTile,
    DestinationTile,
  }),
  tags: ['!test'],
};
