import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { samplePicture } from './samplePicture.ts';
import { Avatar } from '../../src/ui/Avatar.tsx';
import { presets } from '../support/presets.ts';
import { bothThemes } from '../support/bothThemes.tsx';

const meta = {
  title: 'UI/Avatar (portrait, profile picture)',
  id: 'ui-avatar',
  component: Avatar,
  args: { name: 'Tenzin Dolma', src: samplePicture },
  argTypes: {
    src: presets<string | null>({
      'A picture': samplePicture,
      'None: shows the letter': null,
      'One that does not load': 'no-such-picture.svg',
    }),
  },
} satisfies Meta<typeof Avatar>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Try every prop in the Controls panel; the letter is shown if there is no picture. */
export const Playground: Story = { args: { src: null }, tags: ['!test'] };
export const Default: Story = {};
export const Letter: Story = {
  args: { src: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('T')).toBeVisible();
  },
};
/** Falls back to the letter if the picture does not load. */
export const Broken: Story = {
  args: { src: 'no-such-picture.svg' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('T')).toBeVisible();
  },
};
export const Small: Story = { args: { size: 26 } };
export const Large: Story = { args: { size: 88, src: null, letter: 'W' } };
export const AllStates: Story = { ...bothThemes({ Default, Letter, Broken, Small, Large }), tags: ['!test'] };
