/** Docs pages fill the window, also while the toolbar is set to the width of a phone. */
export const fullWidth = {
  globals: { viewport: { value: '100pct-100pct', isRotated: false } },
  parameters: { layout: 'fullscreen' },
};
