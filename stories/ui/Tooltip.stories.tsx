import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import BookmarkSimpleIcon from '@phosphor-icons/core/regular/bookmark-simple.svg?react';
import { IconButton } from '../../src/ui/IconButton.tsx';
import { Tooltip } from '../../src/ui/Tooltip.tsx';
import { bothThemes } from '../support/bothThemes.tsx';

const meta = {
  title: 'UI/Tooltip (hint)',
  id: 'ui-tooltip',
  component: Tooltip,
  args: {
    label: 'Save for later',
    children: (
      <IconButton label="Save for later">
        <BookmarkSimpleIcon aria-hidden />
      </IconButton>
    ),
  },
  decorators: (Story) => (
    <div style={{ padding: '48px 64px' }}>
      <Story />
    </div>
  ),
} satisfies Meta<typeof Tooltip>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Try every prop in the Controls panel. */
export const Playground: Story = { tags: ['!test'] };
export const Default: Story = {};
export const OnFocus: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(await canvas.findByText('Save for later')).toBeInTheDocument();
    await userEvent.keyboard('{Escape}');
    await expect(canvas.queryByText('Save for later')).toBeNull();
  },
};
export const OnRest: Story = {
  parameters: { requirements: ['TIP-01'] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.hover(canvas.getByRole('button'));
    await expect(canvas.queryByText('Save for later')).toBeNull();
    await expect(await canvas.findByText('Save for later', {}, { timeout: 1500 })).toBeInTheDocument();
  },
};
export const AllStates: Story = { ...bothThemes({ Default }), tags: ['!test'] };
