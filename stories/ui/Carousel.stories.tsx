import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Card } from '../../src/ui/Card.tsx';
import { Carousel } from '../../src/ui/Carousel.tsx';
import { bothThemes } from '../support/bothThemes.tsx';

const places = ['Hampi', 'Spiti Valley', 'Kochi', 'Hoi An', 'Tromsø'];

const meta = {
  title: 'UI/Carousel (slider, rail)',
  id: 'ui-carousel',
  component: Carousel,
  args: {
    width: '158px',
    children: places.map((place) => (
      <Card key={place}>
        <a href="#place">{place}</a>
      </Card>
    )),
  },
} satisfies Meta<typeof Carousel>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Try every prop in the Controls panel. */
export const Playground: Story = { tags: ['!test'] };
export const Default: Story = {};
/** Keyboard focus scrolls an item fully into view. */
export const Keyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    const rail = canvas.getByRole('list').getBoundingClientRect();
    for (const link of canvas.getAllByRole('link')) {
      await userEvent.tab();
      await expect(link).toHaveFocus();
      const card = link.closest('li')?.getBoundingClientRect();
      await expect(card?.left).toBeGreaterThanOrEqual(rail.left - 1);
      await expect(card?.right).toBeLessThanOrEqual(rail.right + 1);
    }
  },
};
export const Wide: Story = { args: { width: '272px' } };
export const AllStates: Story = { ...bothThemes({ Default, Wide }), tags: ['!test'] };
