import type { Meta, StoryObj } from '@storybook/react-vite';

import { samplePicture } from '../ui/samplePicture.ts';
import { Picture } from '../../src/ui/Picture.tsx';
import { StampPaper } from '../../src/brand/StampPaper.tsx';
import { presets } from '../support/presets.ts';
import { bothThemes } from '../support/bothThemes.tsx';

const meta = {
  title: 'Brand/StampPaper (destination card)',
  id: 'brand-stamppaper',
  component: StampPaper,
  argTypes: {
    style: presets({ Small: { width: 158 }, Wide: { width: 320 } }),
  },
  args: { children: <Picture src={samplePicture} alt="Dunes" ratio={0.8} />, style: { width: 158 } },
} satisfies Meta<typeof StampPaper>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Try every prop in the Controls panel. */
export const Playground: Story = { tags: ['!test'] };
export const Default: Story = {};
export const AllStates: Story = { ...bothThemes({ Default }), tags: ['!test'] };
