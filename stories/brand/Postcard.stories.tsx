import type { Meta, StoryObj } from '@storybook/react-vite';

import { Postcard } from '../../src/brand/Postcard.tsx';
import { bothThemes } from '../support/bothThemes.tsx';

const meta = {
  title: 'Brand/Postcard (story card)',
  id: 'brand-postcard',
  component: Postcard,
  args: { children: <p style={{ padding: 8 }}>The bus from Reckong Peo took eleven hours.</p> },
} satisfies Meta<typeof Postcard>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Try every prop in the Controls panel. */
export const Playground: Story = { tags: ['!test'] };
export const Default: Story = {};
export const AllStates: Story = { ...bothThemes({ Default }), tags: ['!test'] };
