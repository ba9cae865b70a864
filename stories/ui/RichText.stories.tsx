import type { Meta, StoryObj } from '@storybook/react-vite';
import { RichText } from '../../src/ui/RichText.tsx';
import { bothThemes } from '../support/bothThemes.tsx';

const meta = {
  title: 'UI/RichText',
  component: RichText,
  args: { text: 'Book at https://irctc.co.in/nget, then walk.\nThe 5.15 boat is half the price.' },
} satisfies Meta<typeof RichText>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Try every prop in the Controls panel. */
export const Playground: Story = { tags: ['!test'] };
export const WithAddress: Story = {};
export const RightToLeft: Story = {
  args: { text: 'القطار يصل في السادسة صباحا، انظر https://irctc.co.in/nget' },
};
export const Hostile: Story = {
  args: { text: '<script>alert(1)</script> javascript:alert(1) and one word' + 'o'.repeat(120) },
};
export const AllStates: Story = { ...bothThemes({ WithAddress, RightToLeft, Hostile }), tags: ['!test'] };
