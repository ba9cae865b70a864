import type { Meta, StoryObj } from '@storybook/react-vite';
import { useRef } from 'react';
import { expect, userEvent } from 'storybook/test';
import { SkipLink } from '../../src/ui/SkipLink.tsx';
import { statesInFrames } from '../support/statesInFrames.tsx';

function Example() {
  const end = useRef<HTMLParagraphElement>(null);
  return (
    <>
      <SkipLink target={end}>Skip the list</SkipLink>
      <button type="button">An item of the list</button>
      <p ref={end} tabIndex={-1}>
        The end of the list
      </p>
    </>
  );
}

const meta = { title: 'UI/SkipLink', component: Example, subcomponents: { SkipLink } } satisfies Meta<
  typeof Example
>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Try every prop in the Controls panel. */
export const Playground: Story = { tags: ['!test'] };
export const Hidden: Story = {};

export const MovesFocus: Story = {
  async play({ canvas }) {
    await userEvent.tab();
    const link = canvas.getByRole('button', { name: 'Skip the list' });
    await expect(link).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByText('The end of the list')).toHaveFocus();
  },
};
/** Every state in a frame, in both themes. */
export const AllStates: Story = { ...statesInFrames, tags: ['!test', '!autodocs'] };
