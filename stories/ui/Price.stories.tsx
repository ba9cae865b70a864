import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Price } from '../../src/ui/Price.tsx';

const meta = { title: 'UI/Price', component: Price, args: { amount: 72500, original: 92000 } } satisfies Meta<
  typeof Price
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Discounted: Story = {
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('₹72,500was ₹92,000');
  },
};
/** An original that is not higher is not shown. */
export const Plain: Story = {
  args: { amount: 138900, original: 138900 },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent(/^₹1,38,900$/);
  },
};
export const Large: Story = { args: { size: 'lg' } };
