import type { Meta, StoryObj } from '@storybook/react-vite';

import { NotePage } from '../../src/brand/NotePage.tsx';

const meta = {
  title: 'Brand/NotePage',
  component: NotePage,
  args: {
    children: (
      <>
        <p style={{ height: 44 }}>Meera Iyer</p>
        <p style={{ font: 'var(--t-note)', marginTop: 6 }}>
          Take the 5.15 boat from Assi, not Dashashwamedh. Half the price.
        </p>
      </>
    ),
  },
} satisfies Meta<typeof NotePage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
