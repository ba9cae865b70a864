import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import { Button } from '../../src/ui/Button.tsx';
import { CollapsingItem, CollapsingItems } from '../../src/ui/CollapsingItem.tsx';
import { Column } from '../../src/ui/Stack.tsx';
import { bothThemes } from '../support/bothThemes.tsx';

const meta = {
  title: 'UI/CollapsingItem',
  component: CollapsingItem,
  args: { gap: 12, children: null },
  argTypes: { children: { table: { disable: true } } },
  render: function List({ gap, axis = 'down' }) {
    const [places, setPlaces] = useState(['Hampi', 'Paro', 'Tawang']);
    return (
      <Column as="ul" $gap={gap} style={{ flexDirection: axis === 'down' ? 'column' : 'row' }}>
        <CollapsingItems>
          {places.map((place) => (
            <CollapsingItem key={place} gap={gap} axis={axis}>
              <Button onClick={() => setPlaces(places.filter((other) => other !== place))}>
                Remove {place}
              </Button>
            </CollapsingItem>
          ))}
        </CollapsingItems>
      </Column>
    );
  },
} satisfies Meta<typeof CollapsingItem>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Try every prop in the Controls panel. */
export const Playground: Story = { tags: ['!test'] };
/** Press a button: its row collapses, and those below move up with it. */
export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Paro' }));
    await waitFor(() => expect(canvas.getAllByRole('listitem')).toHaveLength(2));
  },
};
/** In a horizontal list, the items to the right move left. */
export const Across: Story = { args: { axis: 'across' } };
export const AllStates: Story = { ...bothThemes({ Default, Across }), tags: ['!test'] };
