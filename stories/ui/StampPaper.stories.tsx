import type { Meta, StoryObj } from '@storybook/react-vite';

import { samplePicture } from './samplePicture.ts';
import { Picture } from '../../src/ui/Picture.tsx';
import { StampPaper } from '../../src/ui/StampPaper.tsx';

const meta = {
  title: 'UI/StampPaper',
  component: StampPaper,
  args: { children: <Picture src={samplePicture} alt="Dunes" ratio={0.8} />, style: { width: 158 } },
} satisfies Meta<typeof StampPaper>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
