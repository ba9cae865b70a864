import type { Meta, StoryObj } from '@storybook/react-vite';

import { samplePicture } from '../ui/samplePicture.ts';
import { Picture } from '../../src/ui/Picture.tsx';
import { Postmark } from '../../src/brand/Postmark.tsx';
import { bothThemes } from '../support/bothThemes.tsx';

const meta = {
  title: 'Brand/Postmark',
  component: Postmark,
  args: { place: 'Kaza', country: 'India', date: '12 Oct 2025' },
  decorators: (Story) => (
    <Picture src={samplePicture} alt="Dunes">
      <Story />
    </Picture>
  ),
} satisfies Meta<typeof Postmark>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Try every prop in the Controls panel. */
export const Playground: Story = { tags: ['!test'] };
export const Default: Story = {};
export const LongNames: Story = { args: { place: 'Thiruvananthapuram', country: 'United Kingdom' } };
export const AllStates: Story = { ...bothThemes({ Default, LongNames }), tags: ['!test'] };
