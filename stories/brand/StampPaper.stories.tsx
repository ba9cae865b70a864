import type { Meta, StoryObj } from '@storybook/react-vite';

import { samplePicture } from '../ui/samplePicture.ts';
import { Picture } from '../../src/ui/Picture.tsx';
import { StampPaper } from '../../src/brand/StampPaper.tsx';

const meta = {
  title: 'Brand/StampPaper',
  component: StampPaper,
  args: { children: <Picture src={samplePicture} alt="Dunes" ratio={0.8} />, style: { width: 158 } },
} satisfies Meta<typeof StampPaper>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
