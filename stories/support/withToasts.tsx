import type { Decorator } from '@storybook/react-vite';
import { Toaster } from '../../src/ui/Toaster.tsx';

/** Shows a component together with the toasts that it causes. */
export const withToasts: Decorator = (Story) => (
  <>
    <Story />
    <Toaster />
  </>
);
