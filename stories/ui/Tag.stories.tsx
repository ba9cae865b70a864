import type { Meta, StoryObj } from '@storybook/react-vite';

import TrainIcon from '@phosphor-icons/core/regular/train.svg?react';
import CheckIcon from '@phosphor-icons/core/regular/check.svg?react';
import { Tag } from '../../src/ui/Tag.tsx';
import { bothThemes } from '../support/bothThemes.tsx';
import { whatNotToDo } from '../support/whatNotToDo.tsx';

const meta = {
  title: 'UI/Tag (badge, chip, label)',
  id: 'ui-tag',
  component: Tag,
  args: { children: 'Normal' },
} satisfies Meta<typeof Tag>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Try every prop in the Controls panel. */
export const Playground: Story = { tags: ['!test'] };
export const Neutral: Story = {};
export const Indigo: Story = {
  args: { tone: 'indigo', children: 'Transport', icon: <TrainIcon aria-hidden /> },
};
export const Leaf: Story = { args: { tone: 'leaf', children: 'Answered', icon: <CheckIcon aria-hidden /> } };
export const Vermilion: Story = { args: { tone: 'vermilion', children: 'Urgent' } };
export const Plum: Story = { args: { tone: 'plum', children: 'Poll' } };
export const Marigold: Story = { args: { tone: 'marigold', children: 'Tip' } };
export const Link: Story = { args: { tone: 'link', children: 'Story' } };
export const AllStates: Story = {
  ...bothThemes({ Neutral, Indigo, Leaf, Vermilion, Plum, Marigold, Link }),
  tags: ['!test'],
};
/** Colors without a meaning. */
export const WhatNotToDo: Story = {
  ...whatNotToDo({
    use: ['Mountains', 'Rail', 'Monasteries'].map((tag) => <Tag key={tag}>{tag}</Tag>),
    avoid: (
      <>
        <Tag tone="vermilion">Mountains</Tag>
        <Tag tone="leaf">Rail</Tag>
        <Tag tone="plum">Monasteries</Tag>
      </>
    ),
    why: 'A tone says something about the thing: vermilion warns, leaf is good news. Where it says nothing, leave it out.',
  }),
  tags: ['!test', '!manifest'],
};
