import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '../../src/ui/Button.tsx';
import { PageHeader } from '../../src/ui/PageHeader.tsx';
import { presets } from '../support/presets.ts';
import { bothThemes } from '../support/bothThemes.tsx';

const meta = {
  title: 'UI/PageHeader (top bar, title)',
  id: 'ui-pageheader',
  component: PageHeader,
  argTypes: {
    back: presets({ None: undefined, 'Back to home': { label: 'Back to home', href: '#home' } }),
  },
  args: { title: 'Ask a Local' },
} satisfies Meta<typeof PageHeader>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Try every prop in the Controls panel. */
export const Playground: Story = { tags: ['!test'] };
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Ask a Local' })).toBeVisible();
  },
};
export const WithBack: Story = {
  args: { back: { label: 'Back to home', href: '#home' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Back to home' })).toBeVisible();
  },
};
export const WithTrailing: Story = { args: { trailing: <Button size="sm">Ask Question</Button> } };
export const AllStates: Story = { ...bothThemes({ Default, WithBack, WithTrailing }), tags: ['!test'] };
