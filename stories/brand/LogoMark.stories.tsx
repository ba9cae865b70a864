import type { Meta, StoryObj } from '@storybook/react-vite';

import { LogoMark } from '../../src/brand/LogoMark.tsx';
import { bothThemes } from '../support/bothThemes.tsx';

const meta = { title: 'Brand/LogoMark (icon)', id: 'brand-logomark', component: LogoMark } satisfies Meta<
  typeof LogoMark
>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Try every prop in the Controls panel. */
export const Playground: Story = { tags: ['!test'] };
export const Default: Story = {};
export const Large: Story = { args: { size: 96 } };
export const AllStates: Story = { ...bothThemes({ Default, Large }), tags: ['!test'] };
