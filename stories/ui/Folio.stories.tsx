import type { Meta, StoryObj } from '@storybook/react-vite';

import { Folio } from '../../src/ui/Folio.tsx';

const meta = {
  title: 'UI/Folio',
  component: Folio,
  args: {
    children: (
      <>
        <section>
          <h2>Overview</h2>
        </section>
        <section>
          <h2>Inclusions</h2>
        </section>
      </>
    ),
  },
} satisfies Meta<typeof Folio>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
