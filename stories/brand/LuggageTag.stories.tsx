import type { Meta, StoryObj } from '@storybook/react-vite';

import { LuggageTag } from '../../src/brand/LuggageTag.tsx';
import { bothThemes } from '../support/bothThemes.tsx';

const meta = {
  title: 'Brand/LuggageTag (question card)',
  id: 'brand-luggagetag',
  component: LuggageTag,
  args: { children: <h3>Is the Kunzum La road still open this weekend?</h3> },
  decorators: (Story) => (
    <div style={{ paddingTop: 19 }}>
      <Story />
    </div>
  ),
} satisfies Meta<typeof LuggageTag>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Try every prop in the Controls panel. */
export const Playground: Story = { tags: ['!test'] };
export const Default: Story = {};
export const WithoutString: Story = { args: { withoutString: true } };
export const AllStates: Story = { ...bothThemes({ Default, WithoutString }), tags: ['!test'] };
