import type { Meta, StoryObj } from '@storybook/react-vite';
import { fullWidth } from './parts/fullWidth.ts';
import { ScreenWall } from './wall/ScreenWall.tsx';

const meta = {
  title: 'Docs/Screen wall',
  component: ScreenWall,
  tags: [
    '!autodocs',
    'gallery',
    'overview',
    'all screens',
    'dark',
    'approve',
    'changed',
    'visual regression',
  ],
  ...fullWidth,
} satisfies Meta<typeof ScreenWall>;
export default meta;

export const Pictures: StoryObj<typeof meta> = {};
