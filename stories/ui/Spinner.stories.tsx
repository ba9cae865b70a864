import type { Meta, StoryObj } from '@storybook/react-vite';

import { Spinner } from '../../src/ui/Spinner.tsx';
import { bothThemes } from '../support/bothThemes.tsx';

const meta = { title: 'UI/Spinner (loader, loading)', id: 'ui-spinner', component: Spinner } satisfies Meta<
  typeof Spinner
>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Try every prop in the Controls panel. */
export const Playground: Story = { tags: ['!test'] };
export const Default: Story = {};
export const AllStates: Story = { ...bothThemes({ Default }), tags: ['!test'] };
