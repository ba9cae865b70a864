import type { Meta, StoryObj } from '@storybook/react-vite';

import { Price } from '../../src/ui/Price.tsx';
import { TicketPaper } from '../../src/brand/TicketPaper.tsx';
import { bothThemes } from '../support/bothThemes.tsx';

const meta = {
  title: 'Brand/TicketPaper (package card)',
  id: 'brand-ticketpaper',
  component: TicketPaper,
  args: {
    stub: <Price now="₹72,500" was="₹92,000" />,
    children: <h3 style={{ padding: 16 }}>Spiti by road</h3>,
  },
} satisfies Meta<typeof TicketPaper>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Try every prop in the Controls panel. */
export const Playground: Story = { tags: ['!test'] };
export const Default: Story = {};
export const LowStub: Story = { args: { cut: 56 } };
export const AllStates: Story = { ...bothThemes({ Default, LowStub }), tags: ['!test'] };
