import type { Meta, StoryObj } from '@storybook/react-vite';
import { paths } from '../../src/routes.ts';
import { PackageDetail } from '../../src/screens/PackageDetail.tsx';
import { expectVisible } from '../support/assertions.ts';

const meta = {
  title: 'Screens/Package',
  component: PackageDetail,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', route: paths.package('package_001'), requirements: ['APP-13'] },
} satisfies Meta<typeof PackageDetail>;
export default meta;
type Story = StoryObj<typeof meta>;

const one = 'GET /api/custom-packages/:id';

export const Default: Story = {
  parameters: { requirements: ['PKGD-03', 'PKGD-05', 'PKGD-08'] },
  play: expectVisible(
    ['heading', /Spiti Circuit/],
    ['heading', 'About This Package'],
    ['heading', "What's Included"],
    ['button', 'Book This Package'],
  ),
};
/** No discount, no picture, not featured. */
export const Plain: Story = {
  parameters: { route: paths.package('package_016') },
  play: expectVisible(['heading', 'Five Beaches on Foot']),
};
/** Without a travel partner. */
export const NoPartner: Story = {
  parameters: { route: paths.package('package_008') },
  play: expectVisible(['heading', 'Root Bridges and Clear Rivers']),
};
export const Loading: Story = {
  parameters: { faults: { [one]: 'timeout' } },
  play: expectVisible(['heading', 'Package']),
};
export const NotFound: Story = {
  parameters: { route: paths.package('nothing'), requirements: ['PKGD-10'] },
  play: expectVisible(['heading', 'Package Not Found'], ['link', 'Back to Explore']),
};
export const Error: Story = {
  parameters: { faults: { [one]: 500 } },
  play: expectVisible(['heading', 'The package did not load']),
};
export const Visitor: Story = {
  parameters: { as: 'visitor' },
  play: expectVisible(['heading', /Spiti Circuit/]),
};
export const LongContent: Story = {
  parameters: { scenario: 'long-content' },
  play: expectVisible(['heading', /Spiti Circuit/]),
};
export const Guest: Story = {
  parameters: { scenario: 'guest' },
  play: expectVisible(['heading', /Spiti Circuit/]),
};
