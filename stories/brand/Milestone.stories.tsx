import type { Meta, StoryObj } from '@storybook/react-vite';
import { Avatar } from '../../src/ui/Avatar.tsx';
import { Kerb, Milestone } from '../../src/brand/Milestone.tsx';
import { bothThemes } from '../support/bothThemes.tsx';

const meta = {
  title: 'Brand/Milestone (podium)',
  id: 'brand-milestone',
  component: Milestone,
  args: { place: 1, children: null },
  render: ({ animated }) => (
    <>
      <div style={{ display: 'grid', gridTemplateColumns: '1fr 1.16fr 1fr', alignItems: 'end', gap: 10 }}>
        {([2, 1, 3] as const).map((place) => (
          <Milestone key={place} place={place} animated={animated}>
            <Avatar name={`${place}`} src={null} size={64} />
            <b style={{ marginTop: place === 1 ? 44 : 24 }}>Place {place}</b>
          </Milestone>
        ))}
      </div>
      <Kerb />
    </>
  ),
} satisfies Meta<typeof Milestone>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Try every prop in the Controls panel. */
export const Playground: Story = {
  args: { children: 'Tenzin Dolma' },
  render: (args) => <Milestone {...args} />,
  tags: ['!test'],
};
export const Podium: Story = {};
/** The milestones drop in order: third, second, first. */
export const Fresh: Story = { args: { animated: true } };
export const AllStates: Story = { ...bothThemes({ Podium, Fresh }), tags: ['!test'] };
