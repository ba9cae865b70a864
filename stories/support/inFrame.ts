/** Parts that read from a backend: on a docs page each stands in a frame of its own, over its own rows. */
export const inFrame = (height: string) => ({
  scenario: 'full',
  docs: { story: { inline: false, height } },
});
