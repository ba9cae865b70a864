import type { Meta, StoryObj } from '@storybook/react-vite';
import { useQuery } from '@tanstack/react-query';
import { endpointQuery } from '../../src/api/endpointQuery.ts';
import { endpoints } from '../../src/contract/endpoints.ts';
import { DestinationCard } from '../../src/features/destinations/DestinationCard.tsx';
import { inFrame } from '../support/inFrame.ts';
import { expectText, expectVisible } from '../support/assertions.ts';
import { findDestination } from '../support/seeded.ts';
import { presets } from '../support/presets.ts';
import { statesInFrames } from '../support/statesInFrames.tsx';

interface Props {
  /** Id of the seeded destination to show. */
  id: string;
}

/** A card of the destination list, for the seeded destination with the given `id`. */
function Card({ id }: Props) {
  const { data } = useQuery(endpointQuery(endpoints.destinations.one, { params: { id } }));
  return data ? <DestinationCard item={data} eager /> : null;
}

const featured = findDestination({ featured: true });

const meta = {
  title: 'Features/DestinationCard',
  component: Card,
  subcomponents: { DestinationCard },
  argTypes: {
    id: presets({
      Featured: findDestination({ featured: true }).id,
      'Cost varies': findDestination({ hasCost: false }).id,
    }),
  },
  parameters: { ...inFrame('520px'), withoutControls: ['person', 'writes'] },
} satisfies Meta<typeof Card>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Try every prop in the Controls panel. */
export const Playground: Story = { args: { id: featured.id }, tags: ['!test'] };
export const Featured: Story = { args: { id: featured.id }, play: expectText('Featured') };
export const CostVaries: Story = {
  args: { id: findDestination({ hasCost: false }).id },
  play: expectText('Varies'),
};
export const LongContent: Story = {
  args: { id: featured.id },
  parameters: { scenario: 'long-content' },
  play: expectVisible(['heading', /Llanfair/]),
};
/** Every state in a frame, in both themes. */
export const AllStates: Story = {
  ...statesInFrames,
  args: { id: featured.id },
  tags: ['!test', '!autodocs'],
};
