import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { MyQuestions } from '../../src/features/questions/MyQuestions.tsx';
import { inFrame } from '../support/inFrame.ts';
import { expectVisible } from '../support/assertions.ts';

const meta = {
  title: 'Features/MyQuestions',
  component: MyQuestions,
  args: { userId: 'traveller_001' },
  parameters: inFrame('400px'),
} satisfies Meta<typeof MyQuestions>;
export default meta;
type Story = StoryObj<typeof meta>;

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
