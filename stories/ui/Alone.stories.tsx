import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Alone } from '../../src/ui/Alone.tsx';
import { NotFoundBlock } from '../../src/ui/NotFoundBlock.tsx';
import { Button } from '../../src/ui/Button.tsx';

const meta = { title: 'UI/Alone', component: Alone } satisfies Meta<typeof Alone>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AroundNotFound: Story = {
  args: {
    children: <NotFoundBlock title="Post not found" action={<Button variant="line">Go Back Home</Button>} />,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Post not found' })).toBeVisible();
  },
};
