/** Pages are as wide as the window, whatever phone the toolbar has chosen for screens. */
export const onADesk = {
  globals: { viewport: { value: '100pct-100pct', isRotated: false } },
  parameters: { layout: 'fullscreen' },
};
