import type { Dataset } from '../db/rows.ts';

/** A reference to a picture that does not exist. */
const BROKEN = 'asset:no-such-picture.svg';

/** Cycles through a broken picture, no picture and the original one. */
const brokenPicture = (picture: string | null, index: number): string | null =>
  [BROKEN, null, picture][index % 3] ?? null;

/** Two out of three pictures are broken or missing, for people, posts and the catalogue alike. */
export const missingPictures = (full: Dataset): Dataset => ({
  ...full,
  user: full.user.map((user, index) => ({ ...user, picture: brokenPicture(user.picture, index) })),
  post: full.post.map((post, index) => ({
    ...post,
    images: post.images.map((image, at) => ((index + at) % 3 === 2 ? image : BROKEN)),
  })),
  package: full.package.map((row, index) => ({ ...row, picture: brokenPicture(row.picture, index) })),
  destination: full.destination.map((row, index) => ({ ...row, picture: brokenPicture(row.picture, index) })),
  sponsor: full.sponsor.map((row, index) => ({ ...row, logo: brokenPicture(row.logo, index) })),
});
