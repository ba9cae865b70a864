import type { Meta, StoryObj } from '@storybook/react-vite';
import { paths } from '../../src/routes.ts';
import { AskLocal } from '../../src/screens/AskLocal.tsx';
import { press } from '../support/interactions.ts';
import { inTurn, shows, waitsFor } from '../support/assertions.ts';

const meta = {
  title: 'Screens/Ask a Local',
  component: AskLocal,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', route: paths.askLocal() },
} satisfies Meta<typeof AskLocal>;
export default meta;
type Story = StoryObj<typeof meta>;

const board = 'GET /api/local-questions';

export const Default: Story = {
  play: shows(['heading', 'My Questions (5)'], ['link', 'View All My Questions'], ['link', 'View & Answer']),
};
export const Loading: Story = { parameters: { faults: { [board]: 'timeout' } }, play: waitsFor(3) };
export const Empty: Story = {
  parameters: { scenario: 'empty' },
  play: shows(['heading', 'No questions yet'], ['button', 'Ask the First Question']),
};
export const NothingFound: Story = {
  parameters: { route: `${paths.askLocal()}?q=zzzz` },
  play: shows(['heading', 'No questions found']),
};
export const Category: Story = {
  parameters: { route: `${paths.askLocal()}?category=food` },
  play: shows(['button', 'Food'], ['link', 'View & Answer']),
};
export const Error: Story = {
  parameters: { faults: { [board]: 500 } },
  play: shows(['heading', 'The questions did not load']),
};
export const Asking: Story = {
  play: inTurn(press('button', 'Ask Question'), shows(['dialog', 'Ask Question'], ['textbox', /Country/])),
};
export const Few: Story = { parameters: { scenario: 'few' }, play: shows(['link', 'View & Answer']) };
export const Guest: Story = { parameters: { scenario: 'guest' }, play: shows(['link', 'View & Answer']) };
export const Visitor: Story = { parameters: { as: 'visitor' }, play: shows(['link', 'View & Answer']) };
export const LongContent: Story = {
  parameters: { scenario: 'long-content' },
  play: shows(['link', 'View & Answer']),
};
export const Many: Story = { parameters: { scenario: 'many' }, play: shows(['link', 'View & Answer']) };
