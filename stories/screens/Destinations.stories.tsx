import type { Meta, StoryObj } from '@storybook/react-vite';
import { paths } from '../../src/routes.ts';
import { Destinations } from '../../src/screens/Destinations.tsx';
import { expectText, expectVisible, expectSkeletons } from '../support/assertions.ts';

const meta = {
  title: 'Screens/Destinations',
  component: Destinations,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', route: paths.destinations(), requirements: ['APP-14'] },
} satisfies Meta<typeof Destinations>;
export default meta;
type Story = StoryObj<typeof meta>;

const list = 'GET /api/custom-destinations';

export const Default: Story = { play: expectVisible(['heading', /^Hampi/], ['link', /Hampi/]) };
export const Featured: Story = {
  parameters: { route: `${paths.destinations()}?featured=true` },
  play: expectText(/destinations found/),
};
export const Loading: Story = {
  parameters: { faults: { [list]: 'timeout' }, requirements: ['DEST-09'] },
  play: expectSkeletons(6),
};
export const Empty: Story = {
  parameters: { scenario: 'empty' },
  play: expectVisible(['heading', 'No destinations found'], ['link', 'Ask a local']),
};
export const NothingFound: Story = {
  parameters: { route: `${paths.destinations()}?q=zzzz`, requirements: ['DEST-08'] },
  play: expectVisible(['heading', 'No destinations found']),
};
export const Error: Story = {
  parameters: { faults: { [list]: 500 } },
  play: expectVisible(['heading', 'The destinations did not load']),
};
export const Few: Story = {
  parameters: { scenario: 'few', requirements: ['DEST-02'] },
  play: expectText('6 destinations found'),
};
export const Visitor: Story = { parameters: { as: 'visitor' }, play: expectVisible(['heading', /^Hampi/]) };
export const LongContent: Story = {
  parameters: { scenario: 'long-content' },
  play: expectVisible(['heading', /Llanfair/]),
};
export const Many: Story = { parameters: { scenario: 'full' }, play: expectVisible(['heading', /^Hampi/]) };
export const Guest: Story = { parameters: { scenario: 'guest' }, play: expectVisible(['heading', /^Hampi/]) };
