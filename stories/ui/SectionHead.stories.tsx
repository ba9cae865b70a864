import type { Meta, StoryObj } from '@storybook/react-vite';
import { SectionHead } from '../../src/ui/SectionHead.tsx';
import { TextLink } from '../../src/ui/TextLink.tsx';
import { bothThemes } from '../support/bothThemes.tsx';

const meta = {
  title: 'UI/SectionHead',
  component: SectionHead,
  args: { title: 'Featured Packages' },
} satisfies Meta<typeof SectionHead>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Try every prop in the Controls panel. */
export const Playground: Story = { tags: ['!test'] };
export const Default: Story = {};
export const WithMore: Story = { args: { trailing: <TextLink href="#all">View All</TextLink> } };
export const AllStates: Story = { ...bothThemes({ Default, WithMore }), tags: ['!test'] };
