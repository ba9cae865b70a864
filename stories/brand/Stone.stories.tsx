import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Stone } from '../../src/brand/Stone.tsx';
import { bothThemes } from '../support/bothThemes.tsx';

const meta = {
  title: 'Brand/Stone (level badge)',
  id: 'brand-stone',
  component: Stone,
  args: { level: 1, size: 70 },
} satisfies Meta<typeof Stone>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Try every prop in the Controls panel. */
export const Playground: Story = { tags: ['!test'] };
export const National: Story = {};
export const State: Story = { args: { level: 5 } };
export const District: Story = { args: { level: 9 } };
export const Village: Story = { args: { level: 13 } };
export const Universe: Story = { args: { level: 17 } };
export const Named: Story = {
  args: { level: 4, label: 'Level 4' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Level 4' })).toBeVisible();
  },
};
/** Custom text on the stone: a rank, a step, 404. */
export const Marked: Story = { args: { text: '404', capColor: 'capVillage', size: 140 } };
export const AllStates: Story = {
  ...bothThemes({ National, State, District, Village, Universe, Named, Marked }),
  tags: ['!test'],
};
