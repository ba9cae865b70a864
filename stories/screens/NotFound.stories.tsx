import type { Meta, StoryObj } from '@storybook/react-vite';
import { NotFound } from '../../src/screens/NotFound.tsx';
import { expectText, expectVisible } from '../support/assertions.ts';

const meta = {
  title: 'Screens/Not found',
  component: NotFound,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', route: '/nowhere' },
} satisfies Meta<typeof NotFound>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: expectVisible(['heading', 'Page Not Found'], ['link', 'Go to Home']),
};
export const Visitor: Story = {
  parameters: { as: 'visitor' },
  play: expectText('Did you forget to add the page to the router?'),
};
export const Guest: Story = {
  parameters: { scenario: 'guest' },
  play: expectVisible(['heading', 'Page Not Found']),
};
