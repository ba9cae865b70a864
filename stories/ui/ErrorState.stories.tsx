import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { RequestError } from '../../src/shared/requestFailures.ts';
import { FailureArt } from '../../src/brand/FailureArt.tsx';
import { ErrorState } from '../../src/ui/ErrorState.tsx';
import { presets } from '../support/presets.ts';
import { bothThemes } from '../support/bothThemes.tsx';

const meta = {
  title: 'UI/ErrorState (failure, retry)',
  id: 'ui-errorstate',
  component: ErrorState,
  subcomponents: { FailureArt },
  argTypes: {
    error: presets<unknown>({
      'No request failed': undefined,
      'The device is offline': new TypeError('Failed to fetch'),
    }),
  },
  args: { title: 'The feed did not load', text: 'Check the connection.', onRetry: fn() },
} satisfies Meta<typeof ErrorState>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Try every prop in the Controls panel. */
export const Playground: Story = { args: { text: undefined }, tags: ['!test'] };
export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(args.onRetry).toHaveBeenCalledOnce());
  },
};
export const Compact: Story = { args: { compact: true } };
export const NoConnection: Story = {
  args: { text: undefined, error: new RequestError('offline', '') },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('The connection failed.');
  },
};
/** As shown for a whole screen or list. */
export const NoConnectionDrawn: Story = {
  args: { ...NoConnection.args, art: <FailureArt error={new RequestError('offline', '')} /> },
};
export const ServerErrorDrawn: Story = {
  args: { text: undefined, error: undefined, art: <FailureArt error={undefined} /> },
};
export const AllStates: Story = {
  ...bothThemes({ Default, Compact, NoConnection, NoConnectionDrawn, ServerErrorDrawn }),
  tags: ['!test'],
};
