/** Pages are as wide as the window, whatever phone the toolbar has chosen for screens. */
export const onADesk = {
  globals: { viewport: { value: undefined } },
  parameters: { layout: 'fullscreen' },
};
