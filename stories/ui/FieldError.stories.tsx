import type { Meta, StoryObj } from '@storybook/react-vite';
import { FieldError } from '../../src/ui/FieldError.tsx';
import { expectText } from '../support/assertions.ts';
import { bothThemes } from '../support/bothThemes.tsx';

const meta = {
  title: 'UI/FieldError (validation)',
  id: 'ui-fielderror',
  component: FieldError,
  args: { children: 'Too long: 200 characters at most.' },
} satisfies Meta<typeof FieldError>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Try every prop in the Controls panel. */
export const Playground: Story = { tags: ['!test'] };
export const Default: Story = { play: expectText(/^Too long/) };
export const AllStates: Story = { ...bothThemes({ Default }), tags: ['!test'] };
