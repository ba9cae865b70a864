import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { MyQuestions } from '../../src/features/questions/MyQuestions.tsx';
import { inFrame } from '../support/inFrame.ts';
import { expectVisible } from '../support/assertions.ts';
import { people } from '../support/presets.ts';
import { statesInFrames } from '../support/statesInFrames.tsx';

const meta = {
  title: 'Features/MyQuestions',
  component: MyQuestions,
  argTypes: { userId: people },
  args: { userId: 'traveller_001' },
  parameters: inFrame('400px'),
} satisfies Meta<typeof MyQuestions>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Try every prop in the Controls panel. */
export const Playground: Story = { tags: ['!test'] };
/** The first three questions, and a link to the rest. */
export const Many: Story = {
  play: expectVisible(['heading', 'My Questions (5)'], ['link', 'View All My Questions']),
};
/** As on the user's own profile (AMB-26). */
export const All: Story = { args: { all: true }, play: expectVisible(['heading', 'My Questions (5)']) };
/** Renders nothing. */
export const None: Story = {
  parameters: { scenario: 'empty' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('heading')).toBeNull();
  },
};
export const LongContent: Story = {
  parameters: { scenario: 'long-content' },
  play: expectVisible(['heading', /^My Questions/]),
};
/** Every state in a frame, in both themes. */
export const AllStates: Story = { ...statesInFrames, tags: ['!test', '!autodocs'] };
