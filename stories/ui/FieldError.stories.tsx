import type { Meta, StoryObj } from '@storybook/react-vite';
import { FieldError } from '../../src/ui/FieldError.tsx';
import { expectText } from '../support/assertions.ts';

const meta = {
  title: 'UI/FieldError',
  component: FieldError,
  args: { children: 'Too long: 200 characters at most.' },
} satisfies Meta<typeof FieldError>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { play: expectText(/^Too long/) };
