import type { Meta, StoryObj } from '@storybook/react-vite';

import { Card } from '../../src/ui/Card.tsx';

const meta = { title: 'UI/Card', component: Card, args: { children: 'Paper on the ground.' } } satisfies Meta<
  typeof Card
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
/** The contents bring their own padding. */
export const Flush: Story = { args: { $flush: true } };
