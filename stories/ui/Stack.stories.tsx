import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card } from '../../src/ui/Card.tsx';
import { Stack } from '../../src/ui/Stack.tsx';
import { bothThemes } from '../support/bothThemes.tsx';

const meta = {
  title: 'UI/Stack',
  component: Stack,
  args: { children: ['One', 'under', 'the other'].map((text) => <Card key={text}>{text}</Card>) },
} satisfies Meta<typeof Stack>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Try every prop in the Controls panel. */
export const Playground: Story = { args: { $gap: 16 }, tags: ['!test'] };
export const Default: Story = {};
export const Close: Story = { args: { $gap: 6 } };
/** With the screen's gutters. */
export const Padded: Story = { args: { $pad: true } };
export const AllStates: Story = { ...bothThemes({ Default, Close, Padded }), tags: ['!test'] };
