import type { Meta, StoryObj } from '@storybook/react-vite';

import { Wordmark } from '../../src/brand/Wordmark.tsx';
import { bothThemes } from '../support/bothThemes.tsx';

const meta = { title: 'Brand/Wordmark (logo)', id: 'brand-wordmark', component: Wordmark } satisfies Meta<
  typeof Wordmark
>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Try every prop in the Controls panel. */
export const Playground: Story = { tags: ['!test'] };
export const Default: Story = {};
export const AllStates: Story = { ...bothThemes({ Default }), tags: ['!test'] };
