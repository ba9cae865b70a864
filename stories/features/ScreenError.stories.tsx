import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { ScreenError } from '../../src/layout/ScreenError.tsx';
import { expectVisible, playInOrder } from '../support/assertions.ts';
import { inFrame } from '../support/inFrame.ts';
import { click, goOffline, goOnline } from '../support/interactions.ts';
import { statesInFrames } from '../support/statesInFrames.tsx';

const onRetry = fn();

/** Takes the place of a screen that fails to open; header and bottom bar stay usable. */
const meta = {
  title: 'Features/ScreenError',
  component: ScreenError,
  parameters: { ...inFrame('420px'), layout: 'fullscreen' },
  args: { error: new Error('The screen failed'), resetErrorBoundary: onRetry },
} satisfies Meta<typeof ScreenError>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Try every prop in the Controls panel. */
export const Playground: Story = { tags: ['!test'] };
export const Default: Story = {
  play: playInOrder(
    expectVisible(['heading', 'This screen could not be opened'], ['link', 'Go to Home']),
    click('button', 'Try again'),
    async () => {
      await waitFor(() => expect(onRetry).toHaveBeenCalledOnce());
    },
  ),
};
/** The code of a screen cannot be loaded without a network: it is opened again once there is one. */
export const Offline: Story = {
  beforeEach: (context) => {
    void goOffline(context);
    return goOnline;
  },
  play: playInOrder(expectVisible(['heading', 'You are offline']), async () => {
    goOnline();
    await waitFor(() => expect(onRetry).toHaveBeenCalledOnce(), { timeout: 3000 });
  }),
};
/** Every state in a frame, in both themes. */
export const AllStates: Story = { ...statesInFrames, tags: ['!test', '!autodocs'] };
