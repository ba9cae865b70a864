import { isTest } from '../../../.storybook/environment/axeOptions.ts';

/** Docs pages fill the window, even if the viewport toolbar is set to a phone. */
export const fullWidth = {
  globals: {
    viewport: { value: '100pct-100pct', isRotated: false },
    // With hundreds of pictures the check takes seconds: in the panel it runs on request, in tests always.
    a11y: { manual: !isTest },
  },
  parameters: { layout: 'fullscreen' },
};
