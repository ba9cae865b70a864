import MapTrifoldIcon from '@phosphor-icons/core/regular/map-trifold.svg?react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { DecorativeImage } from '../../src/ui/DecorativeImage.tsx';
import { bothThemes } from '../support/bothThemes.tsx';
import { samplePicture } from './samplePicture.ts';

const meta = {
  title: 'UI/DecorativeImage (illustration)',
  id: 'ui-decorative-image',
  component: DecorativeImage,
  args: { src: samplePicture, width: 96, height: 64 },
} satisfies Meta<typeof DecorativeImage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Try every prop in the Controls panel. */
export const Playground: Story = { tags: ['!test'] };
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('presentation')).toHaveAttribute('src', samplePicture);
  },
};
/** A drawing replaces a picture that does not load. */
export const Fallback: Story = {
  args: {
    src: 'no-such-picture.svg',
    fallback: <MapTrifoldIcon width={32} height={32} role="img" aria-label="Map" />,
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('img', { name: 'Map' })).toBeVisible();
  },
};
/** Without a fallback nothing is shown, not even the browser's icon of a broken image. */
export const Missing: Story = {
  args: { src: 'no-such-picture.svg' },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.queryByRole('presentation')).toBeNull());
  },
};
export const AllStates: Story = { ...bothThemes({ Default, Fallback }), tags: ['!test'] };
