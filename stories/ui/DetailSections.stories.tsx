import type { Meta, StoryObj } from '@storybook/react-vite';

import { DetailSections } from '../../src/ui/DetailSections.tsx';
import { bothThemes } from '../support/bothThemes.tsx';

const meta = {
  title: 'UI/DetailSections',
  component: DetailSections,
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
} satisfies Meta<typeof DetailSections>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Try every prop in the Controls panel. */
export const Playground: Story = { tags: ['!test'] };
export const Default: Story = {};
export const AllStates: Story = { ...bothThemes({ Default }), tags: ['!test'] };
