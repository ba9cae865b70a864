import type { Meta, StoryObj } from '@storybook/react-vite';
import { paths } from '../../src/routes.ts';
import { Destinations } from '../../src/screens/Destinations.tsx';
import { says, shows, waitsFor } from '../support/assertions.ts';

const meta = {
  title: 'Screens/Destinations',
  component: Destinations,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', route: paths.destinations() },
} satisfies Meta<typeof Destinations>;
export default meta;
type Story = StoryObj<typeof meta>;

const list = 'GET /api/custom-destinations';

export const Default: Story = { play: shows(['heading', /^Hampi/], ['link', /Hampi/]) };
export const Featured: Story = {
  parameters: { route: `${paths.destinations()}?featured=true` },
  play: says(/destinations found/),
};
export const Loading: Story = { parameters: { faults: { [list]: 'timeout' } }, play: waitsFor(6) };
export const Empty: Story = {
  parameters: { scenario: 'empty' },
  play: shows(['heading', 'No destinations found']),
};
export const NothingFound: Story = {
  parameters: { route: `${paths.destinations()}?q=zzzz` },
  play: shows(['heading', 'No destinations found']),
};
export const Error: Story = {
  parameters: { faults: { [list]: 500 } },
  play: shows(['heading', 'The destinations did not load']),
};
export const Few: Story = { parameters: { scenario: 'few' }, play: says('6 destinations found') };
export const Visitor: Story = { parameters: { as: 'visitor' }, play: shows(['heading', /^Hampi/]) };
export const LongContent: Story = {
  parameters: { scenario: 'long-content' },
  play: shows(['heading', /Llanfair/]),
};
export const Many: Story = { parameters: { scenario: 'many' }, play: shows(['heading', /^Hampi/]) };
export const Guest: Story = { parameters: { scenario: 'guest' }, play: shows(['heading', /^Hampi/]) };
