/**
 * Parameters for components that read data: on a docs page each is shown in a frame with its own mock
 * backend.
 */
export const inFrame = (height: string) => ({
  scenario: 'full',
  docs: { story: { inline: false, height } },
});
