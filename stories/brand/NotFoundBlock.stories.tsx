import type { Meta, StoryObj } from '@storybook/react-vite';

import { ButtonLink } from '../../src/ui/ButtonLink.tsx';
import { NotFoundBlock } from '../../src/brand/NotFoundBlock.tsx';
import { expect } from 'storybook/test';
import { bothThemes } from '../support/bothThemes.tsx';

const meta = {
  title: 'Brand/NotFoundBlock (404)',
  id: 'brand-notfoundblock',
  component: NotFoundBlock,
  args: {
    title: 'Post not found',
    action: (
      <ButtonLink href="#home" variant="line">
        Go Back Home
      </ButtonLink>
    ),
  },
} satisfies Meta<typeof NotFoundBlock>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Try every prop in the Controls panel. */
export const Playground: Story = { tags: ['!test'] };
export const Default: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: args.title })).toBeVisible();
  },
};
export const WithText: Story = { args: { text: 'It may have been removed by its author.' } };
export const AllStates: Story = { ...bothThemes({ Default, WithText }), tags: ['!test'] };
