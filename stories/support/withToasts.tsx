import type { Decorator } from '@storybook/react-vite';
import { Toaster } from '../../src/ui/Toaster.tsx';

/** A part together with the toasts that it causes, as the app's frame shows them. */
export const withToasts: Decorator = (Story) => (
  <>
    <Story />
    <Toaster />
  </>
);
