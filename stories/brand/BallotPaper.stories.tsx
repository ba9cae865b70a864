import type { Meta, StoryObj } from '@storybook/react-vite';

import { BallotPaper } from '../../src/brand/BallotPaper.tsx';
import { bothThemes } from '../support/bothThemes.tsx';

const meta = {
  title: 'Brand/BallotPaper (poll card)',
  id: 'brand-ballotpaper',
  component: BallotPaper,
  args: {
    stub: (
      <>
        <span>148 votes</span>
        <span>3 days left</span>
      </>
    ),
    children: <h3>Delhi to Leh in late May. Which way would you go?</h3>,
  },
} satisfies Meta<typeof BallotPaper>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Try every prop in the Controls panel. */
export const Playground: Story = { tags: ['!test'] };
export const Default: Story = {};
export const AllStates: Story = { ...bothThemes({ Default }), tags: ['!test'] };
