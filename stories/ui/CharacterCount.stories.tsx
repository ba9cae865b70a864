import type { Meta, StoryObj } from '@storybook/react-vite';
import { CharacterCount } from '../../src/ui/CharacterCount.tsx';
import { expectText } from '../support/assertions.ts';
import { bothThemes } from '../support/bothThemes.tsx';

const meta = {
  title: 'UI/CharacterCount',
  component: CharacterCount,
  args: { value: 12, max: 200 },
} satisfies Meta<typeof CharacterCount>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Try every prop in the Controls panel. */
export const Playground: Story = { tags: ['!test'] };
export const Default: Story = { play: expectText('12/200') };
export const Over: Story = { args: { value: 212 }, play: expectText('212/200') };
export const Soft: Story = { args: { value: 0, soft: true }, play: expectText('0/200') };
export const AllStates: Story = { ...bothThemes({ Default, Over, Soft }), tags: ['!test'] };
