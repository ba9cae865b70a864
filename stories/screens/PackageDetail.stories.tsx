import type { Meta, StoryObj } from '@storybook/react-vite';
import { paths } from '../../src/routes.ts';
import { PackageDetail } from '../../src/screens/PackageDetail.tsx';
import { expectVisible } from '../support/assertions.ts';
import { findPackage } from '../support/seeded.ts';

const featured = findPackage({ featured: true, discounted: true });
const title = new RegExp(`^${featured.title}`);
const plain = findPackage({ featured: false, discounted: false, hasPicture: false });
const withoutPartner = findPackage({ hasPartner: false });

const meta = {
  title: 'Screens/Package',
  component: PackageDetail,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', route: paths.package(featured.id), requirements: ['APP-13'] },
} satisfies Meta<typeof PackageDetail>;
export default meta;
type Story = StoryObj<typeof meta>;

const one = 'GET /api/custom-packages/:id';

export const Default: Story = {
  parameters: { requirements: ['PKGD-03', 'PKGD-05', 'PKGD-08'] },
  play: expectVisible(
    ['heading', title],
    ['heading', 'About This Package'],
    ['heading', "What's Included"],
    ['button', 'Book This Package'],
  ),
};
/** No discount, no picture, not featured. */
export const Plain: Story = {
  parameters: { route: paths.package(plain.id) },
  play: expectVisible(['heading', plain.title]),
};
/** Without a travel partner. */
export const NoPartner: Story = {
  parameters: { route: paths.package(withoutPartner.id) },
  play: expectVisible(['heading', withoutPartner.title]),
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
  play: expectVisible(['heading', title]),
};
export const LongContent: Story = {
  parameters: { scenario: 'long-content' },
  play: expectVisible(['heading', title]),
};
export const Guest: Story = {
  parameters: { scenario: 'guest' },
  play: expectVisible(['heading', title]),
};
