import SlidersHorizontalIcon from '@phosphor-icons/core/regular/sliders-horizontal.svg?react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { Menu } from '../../src/ui/Menu.tsx';
import { presets } from '../support/presets.ts';
import { statesInFrames } from '../support/statesInFrames.tsx';

const meta = {
  title: 'UI/Menu (radio, dropdown)',
  id: 'ui-menu',
  component: Menu,
  argTypes: {
    options: presets({
      'Three choices': [
        { id: 'stories', label: 'Stories' },
        { id: 'tips', label: 'Tips' },
        { id: 'popular', label: 'Popular' },
      ],
      'One choice': [{ id: 'stories', label: 'Stories' }],
      'Long labels': [
        { id: 'near', label: 'Only places within a day by bus or train' },
        { id: 'far', label: 'Places that need a flight and a permit' },
      ],
    }),
  },
  args: {
    label: 'Filter',
    icon: <SlidersHorizontalIcon aria-hidden />,
    options: [
      { id: 'stories', label: 'Stories' },
      { id: 'tips', label: 'Tips' },
      { id: 'popular', label: 'Popular' },
    ],
    value: null,
    onChange: fn(),
  },
  decorators: (Story) => (
    <div style={{ display: 'flex', justifyContent: 'flex-end', minHeight: 220 }}>
      <Story />
    </div>
  ),
} satisfies Meta<typeof Menu>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Try every prop in the Controls panel. */
export const Playground: Story = { tags: ['!test'] };
export const Closed: Story = {};
export const Chosen: Story = {
  args: { value: 'tips' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Filter' }));
    await expect(canvas.getByRole('menuitemradio', { name: 'Tips' })).toBeChecked();
  },
};
export const Choose: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Filter' }));
    await userEvent.click(canvas.getByRole('menuitemradio', { name: 'Tips' }));
    await expect(args.onChange).toHaveBeenCalledWith('tips');
    await expect(canvas.queryByRole('menu')).toBeNull();
  },
};
/** Arrow down on the button opens the menu at its first choice, as Enter does. */
export const ArrowDown: Story = {
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('button', { name: 'Filter' }).focus();
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(canvas.getByRole('menuitemradio', { name: 'Stories' })).toHaveFocus());
  },
};
/** Arrow keys wrap around, a letter alone jumps to a choice, Escape returns to the button. */
export const Keyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Filter' });
    button.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('menuitemradio', { name: 'Stories' })).toHaveFocus());
    await userEvent.keyboard('{ArrowUp}');
    await expect(canvas.getByRole('menuitemradio', { name: 'Popular' })).toHaveFocus();
    await userEvent.keyboard('{Home}');
    await expect(canvas.getByRole('menuitemradio', { name: 'Stories' })).toHaveFocus();
    for (const shortcut of ['{Control>}t{/Control}', '{Meta>}t{/Meta}', '{Alt>}t{/Alt}']) {
      await userEvent.keyboard(shortcut);
      await expect(canvas.getByRole('menuitemradio', { name: 'Stories' })).toHaveFocus();
    }
    await userEvent.keyboard('t');
    await expect(canvas.getByRole('menuitemradio', { name: 'Tips' })).toHaveFocus();
    // Simulates the browser's own Escape handling, which play functions cannot trigger.
    canvas.getByRole('menu').hidePopover();
    await waitFor(() => expect(button).toHaveFocus());
  },
};
/** Every state in a frame, in both themes. */
export const AllStates: Story = { ...statesInFrames, tags: ['!test', '!autodocs'] };
