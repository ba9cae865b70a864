import { isTest } from '../../../.storybook/environment/axeOptions.ts';

/** Docs pages fill the window, also while the toolbar is set to the width of a phone. */
export const fullWidth = {
  globals: {
    viewport: { value: '100pct-100pct', isRotated: false },
    // With hundreds of pictures the check takes seconds: the panel runs it on request, and tests always do.
    a11y: { manual: !isTest },
  },
  parameters: { layout: 'fullscreen' },
};
