import type { Meta, StoryObj } from '@storybook/react-vite';

import { BADGE_ICONS, RARITIES } from '../../src/shared/enums.ts';
import { BadgeStamp } from '../../src/brand/BadgeStamp.tsx';
import { bothThemes } from '../support/bothThemes.tsx';

const meta = {
  title: 'Brand/BadgeStamp',
  component: BadgeStamp,
  argTypes: {
    rarity: { options: RARITIES, control: { type: 'inline-radio' } },
    icon: { options: BADGE_ICONS, control: { type: 'select' } },
  },
  args: { name: 'First Steps', rarity: 'other', icon: 'other', points: 10 },
} satisfies Meta<typeof BadgeStamp>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Try every prop in the Controls panel. */
export const Playground: Story = { tags: ['!test'] };
export const Common: Story = {};
export const Rare: Story = { args: { name: 'Storyteller', rarity: 'rare', icon: 'star', points: 50 } };
export const Epic: Story = { args: { name: 'Local Expert', rarity: 'epic', icon: 'medal', points: 100 } };
export const Legendary: Story = {
  args: { name: 'Universe Explorer', rarity: 'legendary', icon: 'crown', points: 500 },
};
/** A badge with another icon is drawn by its id; a seal is used for those without a drawing. */
export const OwnDrawing: Story = { args: { id: 'badge_boots_on', name: 'Boots On' } };
export const Locked: Story = { args: { icon: 'trophy', locked: true } };
export const AllStates: Story = {
  ...bothThemes({ Common, OwnDrawing, Rare, Epic, Legendary, Locked }),
  tags: ['!test'],
};
