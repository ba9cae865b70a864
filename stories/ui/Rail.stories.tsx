import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card } from '../../src/ui/Card.tsx';
import { Rail } from '../../src/ui/Rail.tsx';

const places = ['Hampi', 'Spiti Valley', 'Kochi', 'Hoi An', 'Tromsø'];

const meta = {
  title: 'UI/Rail',
  component: Rail,
  args: {
    width: '158px',
    children: places.map((place) => (
      <Card key={place}>
        <a href="#place">{place}</a>
      </Card>
    )),
  },
} satisfies Meta<typeof Rail>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Reached by the keyboard through what is in it. */
export const Default: Story = {};
export const Wide: Story = { args: { width: '272px' } };
