/** The kinds of country the pictures know how to draw for any place. */
export const landforms = [
  'beach',
  'boulders',
  'city',
  'coast',
  'desert',
  'forest',
  'fort',
  'hills',
  'lake',
  'mountain',
  'oldtown',
  'polar',
  'river',
  'savanna',
] as const;

export type Landform = (typeof landforms)[number];
