/** The pictures of stories that tell of one scene, by their numbers; the others have random ones of their place. */
export const storyPictures: Readonly<Record<string, readonly number[]>> = {
  'post_it-rained-340-mm-the': [0],
  'post_rain-at-kurama-we-had': [2],
  'post_one-dirham-for-the-abra': [2],
  'post_six-men-to-lift-one': [2],
  'post_it-rained-on-pichola-for': [2],
  'post_the-pantheon-in-a-downpour': [2],
  // Without the scenes of others.
  'post_sat-at-ambrai-ghat-with': [1, 0],
  'post_the-owner-of-the-ryokan': [0],
  'post_testaccio-market-a-sandwich-of': [0],
  'post_synagogue-lane-after-the-shutters': [0],
};
