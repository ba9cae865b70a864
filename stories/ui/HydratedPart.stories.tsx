import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { HydratedPart } from '../../src/ui/HydratedPart.tsx';
import { hydratedParts } from '../../src/ui/hydratedParts.ts';

const meta = {
  title: 'UI/HydratedPart',
  component: HydratedPart,
  args: { children: 'A card of the feed' },
} satisfies Meta<typeof HydratedPart>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Try every prop in the Controls panel. */
export const Playground: Story = { tags: ['!test'] };
/** Looks like its content, and reports that it is hydrated. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('A card of the feed')).toBeVisible();
    await expect(hydratedParts.whenAllHydrated()).resolves.toBeUndefined();
  },
};
