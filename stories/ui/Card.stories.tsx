import ArrowRightIcon from '@phosphor-icons/core/regular/arrow-right.svg?react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Card, CardLink } from '../../src/ui/Card.tsx';
import { bothThemes } from '../support/bothThemes.tsx';

const meta = {
  title: 'UI/Card',
  component: Card,
  subcomponents: { CardLink },
  args: { children: 'Paper on the ground.' },
} satisfies Meta<typeof Card>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Try every prop in the Controls panel. */
export const Playground: Story = { tags: ['!test'] };
export const Default: Story = {};
/** Without padding, for pictures and lists. */
export const Flush: Story = { args: { $flush: true } };
/** The whole card is a link. */
export const LeadingOn: Story = {
  render: () => (
    <CardLink as="a" href="#leaderboard">
      <span>
        <b>Leaderboard</b>
        <small>See who leads</small>
      </span>
      <ArrowRightIcon aria-hidden />
    </CardLink>
  ),
};
/** Light next to dark, even if the page is dark. */
export const AllStates: Story = {
  ...bothThemes({ Default, Flush }),
  play: async ({ canvasElement }) => {
    const { dataset } = document.documentElement;
    const { theme } = dataset;
    const grounds = [...canvasElement.querySelectorAll('[data-theme]')];
    const colors = (): string[] => grounds.map((ground) => getComputedStyle(ground).backgroundColor);
    const onThisPage = colors();
    dataset.theme = 'dark';
    const onADarkPage = colors();
    Object.assign(dataset, { theme });
    await expect(new Set(onADarkPage).size).toBe(2);
    await expect(onADarkPage).toEqual(onThisPage);
  },
};
