import type { Meta, StoryObj } from '@storybook/react-vite';
import { useQuery } from '@tanstack/react-query';
import { endpointQuery } from '../../src/api/endpointQuery.ts';
import { endpoints } from '../../src/contract/endpoints.ts';
import { PackageCard } from '../../src/features/packages/PackageCard.tsx';
import { inFrame } from '../support/inFrame.ts';
import { expectText, expectVisible } from '../support/assertions.ts';
import { findPackage } from '../support/seeded.ts';
import { presets } from '../support/presets.ts';
import { statesInFrames } from '../support/statesInFrames.tsx';

interface Props {
  /** Id of the seeded package to show. */
  id: string;
}

/** A ticket of the package list, for the mock backend's package with the given `id`. */
function Card({ id }: Props) {
  const { data } = useQuery(endpointQuery(endpoints.packages.one, { params: { id } }));
  return data ? <PackageCard item={data} eager /> : null;
}

const meta = {
  title: 'Features/PackageCard',
  component: Card,
  subcomponents: { PackageCard },
  argTypes: {
    id: presets({
      'Featured and discounted': findPackage({ featured: true, discounted: true }).id,
      'Full price': findPackage({ discounted: false }).id,
      'Without a picture': findPackage({ hasPicture: false }).id,
    }),
  },
  parameters: { ...inFrame('560px'), withoutControls: ['person', 'writes'] },
} satisfies Meta<typeof Card>;
export default meta;
type Story = StoryObj<typeof meta>;

const discounted = findPackage({ featured: true, discounted: true });

/** Try every prop in the Controls panel. */
export const Playground: Story = { args: { id: discounted.id }, tags: ['!test'] };
export const FeaturedAndDiscounted: Story = {
  args: { id: discounted.id },
  play: expectText('Featured', new RegExp(`${discounted.percentOff}\\s*%`)),
};
export const FullPrice: Story = {
  args: { id: findPackage({ discounted: false }).id },
  play: expectVisible(['link', /View Package/]),
};
/** Shows the fallback picture. */
export const NoPicture: Story = {
  args: { id: findPackage({ hasPicture: false }).id },
  play: expectVisible(['link', /View Package/]),
};
export const LongContent: Story = {
  args: { id: discounted.id },
  parameters: { scenario: 'long-content' },
  play: expectVisible(['link', /View Package/]),
};
/** Every state in a frame, in both themes. */
export const AllStates: Story = {
  ...statesInFrames,
  args: { id: discounted.id },
  tags: ['!test', '!autodocs'],
};
