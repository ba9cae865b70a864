import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { samplePicture } from './samplePicture.ts';
import { Flag } from '../../src/ui/Flag.tsx';
import { Seal } from '../../src/brand/Seal.tsx';
import { Picture } from '../../src/ui/Picture.tsx';
import { bothThemes } from '../support/bothThemes.tsx';

const meta = {
  title: 'UI/Picture (image, photo)',
  id: 'ui-picture',
  component: Picture,
  args: { src: samplePicture, alt: 'Dunes before two peaks' },
} satisfies Meta<typeof Picture>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Try every prop in the Controls panel. */
export const Playground: Story = { args: { ratio: 1.5 }, tags: ['!test'] };
export const Default: Story = {
  play: async ({ canvas }) => {
    const image = await canvas.findByAltText('Dunes before two peaks');
    // It fades in.
    await waitFor(() => expect(image).toBeVisible());
  },
};
/** While the picture loads: a sky instead of a flat block. */
export const OnItsWay: Story = {
  args: { src: 'data:image/svg+xml,' },
  play: async ({ canvas }) => {
    const box = (await canvas.findByAltText('Dunes before two peaks')).parentElement;
    await expect(box && getComputedStyle(box).backgroundImage).toMatch(/^linear-gradient/);
  },
};
export const Wide: Story = { args: { ratio: 2 } };
export const WithMarks: Story = {
  args: {
    flush: true,
    children: (
      <>
        <Flag>Featured</Flag>
        <Seal percent={21} />
      </>
    ),
  },
};
/** The fallback picture replaces one that does not load. */
export const Fallback: Story = {
  args: { src: 'no-such-picture.svg', fallbackSrc: samplePicture },
  play: async ({ canvas }) => {
    const image = await canvas.findByAltText('Dunes before two peaks');
    await waitFor(() => expect(image.getAttribute('src')).toBe(samplePicture));
  },
};
export const Unavailable: Story = {
  args: { src: 'no-such-picture.svg', fallbackSrc: 'nor-this-one.svg' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Image unavailable')).toBeVisible();
  },
};
export const AllStates: Story = {
  ...bothThemes({ Default, Wide, WithMarks, Fallback, Unavailable }),
  tags: ['!test'],
};
