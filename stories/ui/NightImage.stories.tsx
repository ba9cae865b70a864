import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { styled } from 'styled-components';
import { withBase } from '../../src/routes.ts';
import { DecorativeImage } from '../../src/ui/DecorativeImage.tsx';
import { NightImage } from '../../src/ui/NightImage.tsx';
import { bothThemes } from '../support/bothThemes.tsx';

const byDay = withBase('pictures/scenery/hampi-0.svg');

const Box = styled.div`
  position: relative;
  width: 300px;
  height: 200px;
  img {
    width: 100%;
    height: 100%;
  }
`;

const meta = {
  title: 'UI/NightImage (dark picture)',
  id: 'ui-night-image',
  component: NightImage,
  args: { day: byDay },
  render: (args) => (
    <Box>
      <DecorativeImage src={args.day} />
      <NightImage {...args} />
    </Box>
  ),
} satisfies Meta<typeof NightImage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Try every prop in the Controls panel. */
export const Playground: Story = { tags: ['!test'] };
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('presentation')).toHaveAttribute('src', byDay);
  },
};
export const Dark: Story = {
  globals: { theme: 'dark' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('presentation')).toHaveAttribute(
      'src',
      expect.stringMatching(/-night\.svg$/),
    );
  },
};
/** Other pictures have no night view, and stay as they are. */
export const NoNightView: Story = {
  args: { day: withBase('pictures/road-day.svg') },
  globals: { theme: 'dark' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('presentation')).toHaveAttribute('src', withBase('pictures/road-day.svg'));
  },
};
export const AllStates: Story = { ...bothThemes({ Default, NoNightView }), tags: ['!test'] };
