import type { Meta, StoryObj } from '@storybook/react-vite';
import { styled } from 'styled-components';
import { NotePage } from '../../src/brand/NotePage.tsx';
import { ruledCss } from '../../src/brand/ruledStyles.ts';
import { bothThemes } from '../support/bothThemes.tsx';

const Text = styled.p`
  ${ruledCss}
`;

const meta = {
  title: 'Brand/NotePage (tip card)',
  id: 'brand-notepage',
  component: NotePage,
  args: {
    children: (
      <>
        <p style={{ height: 44 }}>Meera Iyer</p>
        <Text>Take the 5.15 boat from Assi, not Dashashwamedh. Half the price.</Text>
      </>
    ),
  },
} satisfies Meta<typeof NotePage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Try every prop in the Controls panel. */
export const Playground: Story = { tags: ['!test'] };
export const Default: Story = {};
export const AllStates: Story = { ...bothThemes({ Default }), tags: ['!test'] };
