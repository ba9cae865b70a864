import type { Meta, StoryObj } from '@storybook/react-vite';
import { NotFound } from '../../src/screens/NotFound.tsx';
import { expect } from 'storybook/test';
import { expectText, expectVisible, playInOrder } from '../support/assertions.ts';

const meta = {
  title: 'Screens/Not found',
  component: NotFound,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', route: '/nowhere', requirements: ['APP-18'] },
} satisfies Meta<typeof NotFound>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The picture fills what the text leaves of the window. */
export const Default: Story = {
  parameters: { requirements: ['APP-19'] },
  play: playInOrder(
    expectVisible(['heading', 'Page Not Found'], ['link', 'Go to Home']),
    async ({ canvas }) => {
      const { bottom } = canvas.getByRole('link', { name: 'Go to Home' }).getBoundingClientRect();
      await expect(bottom).toBeGreaterThan(innerHeight * 0.75);
    },
  ),
};
export const Visitor: Story = {
  parameters: { as: 'visitor', requirements: ['APP-20'] },
  play: expectText('Did you forget to add the page to the router?'),
};
export const Guest: Story = {
  parameters: { scenario: 'guest' },
  play: expectVisible(['heading', 'Page Not Found']),
};
