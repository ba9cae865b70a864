import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { CenteredLayout } from '../../src/ui/CenteredLayout.tsx';
import { NotFoundBlock } from '../../src/brand/NotFoundBlock.tsx';
import { Button } from '../../src/ui/Button.tsx';
import { bothThemes } from '../support/bothThemes.tsx';

const meta = { title: 'UI/CenteredLayout', component: CenteredLayout } satisfies Meta<typeof CenteredLayout>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Try every prop in the Controls panel. */
export const Playground: Story = { tags: ['!test'] };
export const AroundNotFound: Story = {
  args: {
    children: <NotFoundBlock title="Post not found" action={<Button variant="line">Go Back Home</Button>} />,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Post not found' })).toBeVisible();
  },
};
export const AllStates: Story = { ...bothThemes({ AroundNotFound }), tags: ['!test'] };
