import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import { AchievementNotice } from '../../src/features/users/AchievementNotice.tsx';
import { Button } from '../../src/ui/Button.tsx';
import { inFrame } from '../support/inFrame.ts';
import { presets } from '../support/presets.ts';
import { statesInFrames } from '../support/statesInFrames.tsx';

const badge = {
  id: 'badge_ten_postmarks',
  name: 'Ten Postmarks',
  description: 'You visited 10 places.',
  points: 50,
  rarity: 'epic',
  icon: 'other',
} as const;
const challenge = {
  id: 'challenge_three_stamps',
  name: 'Three Stamps',
  description: 'Mark 3 places as visited.',
  reward: 15,
  progress: 3,
  target: 3,
  completed: true,
} as const;
const achievements = {
  Epic: { key: 'epic', kind: 'badge', badge },
  Legendary: { key: 'legendary', kind: 'badge', badge: { ...badge, rarity: 'legendary', icon: 'trophy' } },
  Rare: { key: 'rare', kind: 'badge', badge: { ...badge, rarity: 'rare', icon: 'medal' } },
  Common: { key: 'common', kind: 'badge', badge: { ...badge, rarity: 'other', icon: 'star' } },
  Challenge: { key: 'challenge', kind: 'challenge', challenge },
} as const;

/** A badge just earned or a challenge just completed; it promises no points (AMB-50). */
const meta = {
  title: 'Features/AchievementNotice',
  component: AchievementNotice,
  argTypes: { achievement: presets(achievements) },
  args: { achievement: achievements.Epic, onClose: () => {} },
  parameters: { ...inFrame('360px'), withoutControls: ['person', 'writes'] },
  render: function Earning({ achievement }) {
    const [shown, setShown] = useState(false);
    return (
      <div style={{ minHeight: 240, paddingTop: 160 }}>
        <Button onClick={() => setShown(true)}>Earn it</Button>
        <div role="status">
          {shown && <AchievementNotice achievement={achievement} onClose={() => setShown(false)} />}
        </div>
      </div>
    );
  },
} satisfies Meta<typeof AchievementNotice>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Try every prop in the Controls panel. */
export const Playground: Story = { tags: ['!test'] };
/** Names the badge and its rarity, and leaves focus where it was. */
export const BadgeEarned: Story = {
  play: async ({ canvas, userEvent }) => {
    const earn = canvas.getByRole('button', { name: 'Earn it' });
    await userEvent.click(earn);
    const status = canvas.getByRole('status');
    await expect(status).toHaveTextContent(/Badge earned.*Ten Postmarks.*epic/);
    await expect(status).not.toHaveTextContent('+');
    await expect(canvas.getByRole('link', { name: 'See it on your profile' })).toHaveAttribute(
      'href',
      '/profile',
    );
    await expect(earn).toHaveFocus();
  },
};
export const ChallengeCompleted: Story = {
  args: { achievement: achievements.Challenge },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Earn it' }));
    await expect(canvas.getByRole('status')).toHaveTextContent(/Challenge completed.*Three Stamps/);
  },
};
export const Hidden: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Earn it' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Hide' }));
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
  },
};
/** Closes by itself after seven seconds, unless it is hovered or focused. */
export const EndsByItself: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Earn it' }));
    await expect(canvas.getByRole('status')).not.toBeEmptyDOMElement();
    await waitFor(() => expect(canvas.getByRole('status')).toBeEmptyDOMElement(), { timeout: 9000 });
  },
};
/** Every state in a frame, in both themes. */
export const AllStates: Story = { ...statesInFrames, tags: ['!test', '!autodocs'] };
