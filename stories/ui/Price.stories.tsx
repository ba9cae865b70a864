import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Price } from '../../src/ui/Price.tsx';
import { bothThemes } from '../support/bothThemes.tsx';

const meta = {
  title: 'UI/Price (strikethrough, discount)',
  id: 'ui-price',
  component: Price,
  args: { now: '₹72,500', was: '₹92,000' },
} satisfies Meta<typeof Price>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Try every prop in the Controls panel. */
export const Playground: Story = { tags: ['!test'] };
export const Discounted: Story = {
  name: 'Struck',
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('₹72,500was ₹92,000');
  },
};
export const Plain: Story = {
  args: { now: '₹1,38,900', was: undefined },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent(/^₹1,38,900$/);
  },
};
export const Large: Story = { args: { size: 'lg' } };
export const AllStates: Story = { ...bothThemes({ Discounted, Plain, Large }), tags: ['!test'] };
