import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { FilePicker } from '../../src/ui/FilePicker.tsx';
import { bothThemes } from '../support/bothThemes.tsx';

const meta = {
  title: 'UI/FilePicker (upload, file input)',
  id: 'ui-filepicker',
  component: FilePicker,
  args: {
    label: 'Add pictures',
    accept: 'image/*',
    multiple: true,
    onFiles: fn(),
    hint: 'Up to 5 MB each',
  },
} satisfies Meta<typeof FilePicker>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Try every prop in the Controls panel. */
export const Playground: Story = { tags: ['!test'] };
export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const files = ['one.png', 'two.png'].map((name) => new File(['x'], name, { type: 'image/png' }));
    await userEvent.upload(canvas.getByLabelText('Add pictures'), files);
    await expect(args.onFiles).toHaveBeenCalledWith(files);
  },
};
export const Single: Story = { args: { multiple: false, label: 'Change picture' } };
export const WithoutHint: Story = { args: { hint: undefined } };
/** The native input is the only tab stop, and says which files are allowed. */
export const Keyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    const input = canvas.getByLabelText('Add pictures');
    await expect(input).toHaveFocus();
    await expect(input).toHaveAccessibleDescription('Up to 5 MB each');
  },
};
export const AllStates: Story = { ...bothThemes({ Default, Single, WithoutHint }), tags: ['!test'] };
