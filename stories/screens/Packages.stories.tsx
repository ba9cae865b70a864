import type { Meta, StoryObj } from '@storybook/react-vite';
import { paths } from '../../src/routes.ts';
import { Packages } from '../../src/screens/Packages.tsx';
import { expectText, expectVisible, expectSkeletons } from '../support/assertions.ts';

const meta = {
  title: 'Screens/Packages',
  component: Packages,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', route: paths.packages(), requirements: ['APP-12'] },
} satisfies Meta<typeof Packages>;
export default meta;
type Story = StoryObj<typeof meta>;

const list = 'GET /api/custom-packages';

export const Default: Story = {
  parameters: { requirements: ['PKG-09'] },
  play: expectVisible(['heading', /Spiti Circuit/], ['link', /View Package/]),
};
export const Featured: Story = {
  parameters: { route: `${paths.packages()}?featured=true` },
  play: expectText(/packages found/),
};
export const Loading: Story = {
  parameters: { faults: { [list]: 'timeout' }, requirements: ['PKG-12'] },
  play: expectSkeletons(6),
};
export const Empty: Story = {
  parameters: { scenario: 'empty' },
  play: expectVisible(['heading', 'No packages found'], ['link', 'Plan a trip']),
};
export const NothingFound: Story = {
  parameters: { route: `${paths.packages()}?q=zzzz`, requirements: ['PKG-10'] },
  play: expectVisible(['heading', 'No packages found'], ['button', 'Clear search']),
};
export const Error: Story = {
  parameters: { faults: { [list]: 500 } },
  play: expectVisible(['heading', 'The packages did not load']),
};
export const Few: Story = {
  parameters: { scenario: 'few', requirements: ['PKG-02'] },
  play: expectText('6 packages found'),
};
export const Visitor: Story = {
  parameters: { as: 'visitor' },
  play: expectVisible(['heading', /Spiti Circuit/]),
};
export const LongContent: Story = {
  parameters: { scenario: 'long-content' },
  play: expectVisible(['heading', /Spiti Circuit/]),
};
export const Many: Story = {
  parameters: { scenario: 'full' },
  play: expectVisible(['heading', /Spiti Circuit/]),
};
export const Guest: Story = {
  parameters: { scenario: 'guest' },
  play: expectVisible(['heading', /Spiti Circuit/]),
};
