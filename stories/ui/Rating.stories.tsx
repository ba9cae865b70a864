import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Rating } from '../../src/ui/Rating.tsx';
import { bothThemes } from '../support/bothThemes.tsx';

const meta = {
  title: 'UI/Rating (stars, review)',
  id: 'ui-rating',
  component: Rating,
  args: { value: 4.5, reviewCount: 212 },
} satisfies Meta<typeof Rating>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Try every prop in the Controls panel. */
export const Playground: Story = { tags: ['!test'] };
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Rated 4.5 out of 5, 212 reviews')).toBeInTheDocument();
  },
};
export const Whole: Story = { args: { value: 3, reviewCount: 1 } };
export const Alone: Story = { args: { value: 4.8, reviewCount: undefined } };
export const None: Story = { args: { value: 0, reviewCount: 0 } };
export const AllStates: Story = { ...bothThemes({ Default, Whole, Alone, None }), tags: ['!test'] };
