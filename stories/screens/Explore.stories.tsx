import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { paths } from '../../src/routes.ts';
import { Explore } from '../../src/screens/Explore.tsx';
import { expectText, expectVisible } from '../support/assertions.ts';

const meta = {
  title: 'Screens/Explore',
  component: Explore,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', route: paths.explore(), requirements: ['APP-05'] },
} satisfies Meta<typeof Explore>;
export default meta;
type Story = StoryObj<typeof meta>;

const packages = 'GET /api/custom-packages';
const destinations = 'GET /api/custom-destinations';
const tags = 'GET /api/trending-tags';
const expectPackage = expectVisible(['link', /Spiti Circuit/]);

export const Default: Story = {
  parameters: { requirements: ['EXPL-07'] },
  play: expectVisible(['heading', 'Top Destinations'], ['link', /Spiti Circuit/], ['link', /SpitiInWinter/]),
};
export const Loading: Story = {
  parameters: { latency: 60_000 },
  play: expectVisible(['heading', 'Top Destinations']),
};
export const Empty: Story = {
  parameters: { scenario: 'empty' },
  play: expectVisible(
    ['heading', 'No featured packages'],
    ['link', 'Plan a trip'],
    ['heading', 'No featured destinations'],
    ['link', 'Ask a local'],
    ['heading', /Plan Your Journey/i],
  ),
};
export const Error: Story = {
  parameters: { faults: { [packages]: 500, [destinations]: 500, [tags]: 500 } },
  play: async (context) => {
    await expectVisible(['heading', 'Explore did not load'])(context);
    await expect(context.canvas.getAllByRole('alert')).toHaveLength(1);
    await expect(context.canvas.getByRole('alert')).toHaveTextContent('Something went wrong on our side.');
  },
};
export const Offline: Story = {
  parameters: { faults: { [packages]: 'offline', [destinations]: 'offline', [tags]: 'offline' } },
  play: async (context) => {
    await expectVisible(['heading', 'Explore did not load'])(context);
    await expect(context.canvas.getAllByRole('alert')).toHaveLength(1);
    await expect(context.canvas.getByRole('alert')).toHaveTextContent('The connection failed.');
  },
};
/** Explore is open to visitors. */
export const Visitor: Story = {
  parameters: { as: 'visitor', requirements: ['EXPL-12'] },
  play: expectPackage,
};
export const Few: Story = { parameters: { scenario: 'few' }, play: expectPackage };
export const LongContent: Story = { parameters: { scenario: 'long-content' }, play: expectPackage };
export const Searched: Story = {
  parameters: { route: paths.explore('goa'), requirements: ['EXPL-04', 'EXPL-13'] },
  play: expectVisible(['article', /by/]),
};
export const ManyFound: Story = { parameters: { route: paths.explore('a') }, play: expectText(/first 50/) };
export const NothingFound: Story = {
  parameters: { route: paths.explore('zzzz') },
  play: expectVisible(['heading', /No/]),
};
export const SearchFailed: Story = {
  parameters: { route: paths.explore('goa'), faults: { 'GET /api/search': 500 } },
  play: expectVisible(['button', /again/i]),
};
export const Many: Story = { parameters: { scenario: 'full' }, play: expectPackage };
export const Guest: Story = { parameters: { scenario: 'guest' }, play: expectPackage };
