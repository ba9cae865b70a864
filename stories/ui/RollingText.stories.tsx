import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { Button } from '../../src/ui/Button.tsx';
import { RollingText } from '../../src/ui/RollingText.tsx';

const meta = {
  title: 'UI/RollingText',
  component: RollingText,
  args: { children: '41' },
  render: function Counting({ children }) {
    const [count, setCount] = useState(Number(children));
    return (
      <>
        <Button onClick={() => setCount(count + 1)}>One more like</Button>
        <p>
          <RollingText>{String(count)}</RollingText>
        </p>
      </>
    );
  },
} satisfies Meta<typeof RollingText>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Try every prop in the Controls panel. */
export const Playground: Story = { render: (args) => <RollingText {...args} />, tags: ['!test'] };
/** The first text is not animated; only changes are. */
export const Still: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('41').getAnimations()).toHaveLength(0);
  },
};
export const Changes: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'One more like' }));
    const now = canvas.getByText('42');
    await expect(now.parentElement).toHaveAttribute('data-before', '41');
    await expect(now.parentElement).toHaveTextContent(/^42$/);
  },
};
