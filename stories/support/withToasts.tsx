import type { Decorator } from '@storybook/react-vite';
import { Toaster } from '../../src/ui/Toaster.tsx';

/** Renders a component together with its toasts. */
export const withToasts: Decorator = (Story) => (
  <>
    <Story />
    <Toaster />
  </>
);
