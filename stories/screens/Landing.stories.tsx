import type { Meta, StoryObj } from '@storybook/react-vite';
import { paths } from '../../src/routes.ts';
import { Landing } from '../../src/screens/Landing.tsx';
import { expectVisible } from '../support/assertions.ts';

const meta = {
  title: 'Screens/Landing',
  component: Landing,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', route: paths.landing(), requirements: ['APP-17'] },
} satisfies Meta<typeof Landing>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: { requirements: ['LAND-02'] },
  play: expectVisible(['button', 'Continue with Google'], ['heading', 'Community'], ['heading', 'Plan']),
};
export const Visitor: Story = {
  parameters: { as: 'visitor' },
  play: expectVisible(['button', 'Continue with Google']),
};
export const Guest: Story = {
  parameters: { scenario: 'guest' },
  play: expectVisible(['button', 'Continue with Google']),
};
