import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { FEED_PAGE_SIZE } from '../../src/shared/limits.ts';
import { paths } from '../../src/routes.ts';
import { Home } from '../../src/screens/Home.tsx';
import { expectText, expectVisible, expectSkeletons } from '../support/assertions.ts';

const meta = {
  title: 'Screens/Home',
  component: Home,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', route: paths.home(), requirements: ['APP-01'] },
} satisfies Meta<typeof Home>;
export default meta;
type Story = StoryObj<typeof meta>;

const feed = 'GET /api/unified-feed';

export const Default: Story = { play: expectVisible(['article', /^Story by/], ['region', 'Your level']) };
export const Loading: Story = { parameters: { faults: { [feed]: 'timeout' } }, play: expectSkeletons(2) };
export const Empty: Story = {
  parameters: { scenario: 'empty', requirements: ['FEED-12'] },
  play: expectVisible(['heading', 'No content yet'], ['link', 'Share Your Story']),
};
export const Error: Story = {
  parameters: { faults: { [feed]: 500 }, requirements: ['FEED-26'] },
  play: expectVisible(['heading', 'The feed did not load'], ['button', /again/i]),
};
export const Offline: Story = {
  parameters: { faults: { [feed]: 'offline' } },
  play: expectVisible(['heading', 'The feed did not load']),
};
export const Few: Story = {
  parameters: { scenario: 'few' },
  play: expectVisible(['article', /^Question by/]),
};
export const Guest: Story = {
  parameters: { scenario: 'guest', requirements: ['FEED-27'] },
  play: expectVisible(['region', 'Welcome to Waystone'], ['link', 'Be Ananya, level 4']),
};
/** Nobody signed in: no level, no points. */
export const Visitor: Story = {
  parameters: { as: 'visitor' },
  play: expectVisible(['article', /^Story by/]),
};
export const Newcomer: Story = { parameters: { scenario: 'newcomer' }, play: expectText('Travel Rookie') };
export const Veteran: Story = { parameters: { scenario: 'veteran' }, play: expectText('Universe Explorer') };
export const LongContent: Story = {
  parameters: { scenario: 'long-content' },
  play: expectVisible(['article', /^Story by/]),
};
export const Polls: Story = {
  parameters: { route: '/?filter=polls' },
  play: expectVisible(['article', /^Poll by/]),
};
export const ExpiredPolls: Story = {
  parameters: { route: '/?filter=polls', scenario: 'expired-polls' },
  play: expectText(/^Expired/),
};
export const NoPolls: Story = {
  parameters: { route: '/?filter=polls', scenario: 'empty', requirements: ['FEED-13'] },
  play: expectVisible(['heading', 'No polls yet']),
};
export const Questions: Story = {
  parameters: { route: '/?filter=questions' },
  play: expectVisible(['article', /^Question by/]),
};
export const NoQuestions: Story = {
  parameters: { route: '/?filter=questions', scenario: 'empty', requirements: ['FEED-14'] },
  play: expectVisible(['heading', 'No questions yet']),
};
/** Several pages, scrolled far down. */
export const Many: Story = {
  parameters: { scenario: 'many' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Load More' }));
    await waitFor(() => expect(canvas.getAllByRole('article').length).toBeGreaterThan(FEED_PAGE_SIZE));
  },
};
