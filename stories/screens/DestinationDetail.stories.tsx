import type { Meta, StoryObj } from '@storybook/react-vite';
import { paths } from '../../src/routes.ts';
import { DestinationDetail } from '../../src/screens/DestinationDetail.tsx';
import { expectText, expectVisible } from '../support/assertions.ts';
import { findDestination } from '../support/seeded.ts';

const featured = findDestination({ featured: true, hasCost: true });

const meta = {
  title: 'Screens/Destination',
  component: DestinationDetail,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', route: paths.destination(featured.id), requirements: ['APP-15'] },
} satisfies Meta<typeof DestinationDetail>;
export default meta;
type Story = StoryObj<typeof meta>;

const one = 'GET /api/custom-destinations/:id';

export const Default: Story = {
  parameters: { requirements: ['DESTD-04', 'DESTD-07', 'DESTD-08'] },
  play: expectVisible(
    ['heading', featured.name],
    ['heading', 'Must-Visit Highlights'],
    ['heading', 'Quick Facts'],
    ['button', `Find Packages to ${featured.name}`],
  ),
};
/** Without a daily cost. */
export const PriceVaries: Story = {
  parameters: {
    route: paths.destination(findDestination({ hasCost: false }).id),
    requirements: ['DESTD-02'],
  },
  play: expectText('Price varies'),
};
export const Loading: Story = {
  parameters: { faults: { [one]: 'timeout' } },
  play: expectVisible(['heading', 'Destination']),
};
export const NotFound: Story = {
  parameters: { route: paths.destination('nothing'), requirements: ['DESTD-10'] },
  play: expectVisible(['heading', 'Destination Not Found'], ['link', 'Back to Explore']),
};
export const Error: Story = {
  parameters: { faults: { [one]: 500 } },
  play: expectVisible(['heading', 'The destination did not load']),
};
export const Visitor: Story = {
  parameters: { as: 'visitor' },
  play: expectVisible(['heading', featured.name]),
};
export const LongContent: Story = {
  parameters: { scenario: 'long-content' },
  play: expectVisible(['heading', 'Quick Facts']),
};
export const Guest: Story = {
  parameters: { scenario: 'guest' },
  play: expectVisible(['heading', featured.name]),
};
