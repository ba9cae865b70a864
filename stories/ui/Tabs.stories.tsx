import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { TabPanel } from '../../src/ui/TabPanel.tsx';
import { Tabs } from '../../src/ui/Tabs.tsx';
import { createUser } from '../support/user.ts';
import { presets } from '../support/presets.ts';
import { bothThemes } from '../support/bothThemes.tsx';

const meta = {
  title: 'UI/Tabs (tab bar)',
  id: 'ui-tabs',
  component: Tabs,
  argTypes: {
    tabs: presets({
      'Three tabs, one with a count': [
        { id: 'recent', label: 'Recent' },
        { id: 'polls', label: 'Polls', count: 45 },
        { id: 'questions', label: 'Questions' },
      ],
      'Two tabs': [
        { id: 'recent', label: 'Recent' },
        { id: 'polls', label: 'Polls' },
      ],
      'More than fit': Array.from('ABCDEF', (id) => ({ id, label: `Tab with a long name ${id}` })),
    }),
  },
  args: {
    label: 'Feed',
    tabs: [
      { id: 'recent', label: 'Recent' },
      { id: 'polls', label: 'Polls', count: 45 },
      { id: 'questions', label: 'Questions' },
    ],
    value: 'recent',
    onChange: () => {},
    panelId: 'feed',
  },
  render: function Render(args) {
    const [value, setValue] = useState(args.value);
    return (
      <>
        <Tabs {...args} value={value} onChange={setValue} />
        <TabPanel id="feed" value={value}>
          Showing {value}
        </TabPanel>
      </>
    );
  },
} satisfies Meta<typeof Tabs>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Try every prop in the Controls panel. */
export const Playground: Story = { tags: ['!test'] };
export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('tab', { name: 'Polls 45' }));
    await expect(canvas.getByRole('tabpanel', { name: 'Polls 45' })).toHaveTextContent('Showing polls');
  },
};
export const Even: Story = { args: { even: true } };
/** One tab stop; arrow keys wrap around, Home and End jump to the ends. */
export const Keyboard: Story = {
  play: async ({ canvas }) => {
    const keys = createUser();
    await keys.tab();
    await keys.keyboard('{ArrowLeft}');
    await expect(canvas.getByRole('tab', { name: 'Questions' })).toHaveFocus();
    await keys.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('tab', { name: 'Recent' })).toHaveAttribute('aria-selected', 'true');
    await keys.keyboard('{End}');
    await expect(canvas.getByText('Showing questions')).toBeVisible();
    await keys.tab();
    await expect(canvas.getByRole('tab', { name: 'Questions' })).not.toHaveFocus();
  },
};
export const AllStates: Story = { ...bothThemes({ Default, Even }), tags: ['!test'] };
