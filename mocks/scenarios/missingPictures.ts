import type { Dataset } from '../db/rows.ts';

/** A reference to a picture that is in no folder. */
const BROKEN = 'asset:no-such-picture.svg';

/** In turn a broken picture, none at all, and the one that it had. */
const spoiled = (picture: string | null, index: number): string | null =>
  [BROKEN, null, picture][index % 3] ?? null;

/** Two of three pictures are broken or missing, of people, posts and the catalogue alike. */
export const missingPictures = (full: Dataset): Dataset => ({
  ...full,
  user: full.user.map((user, index) => ({ ...user, picture: spoiled(user.picture, index) })),
  post: full.post.map((post, index) => ({
    ...post,
    images: post.images.map((image, at) => ((index + at) % 3 === 2 ? image : BROKEN)),
  })),
  package: full.package.map((row, index) => ({ ...row, picture: spoiled(row.picture, index) })),
  destination: full.destination.map((row, index) => ({ ...row, picture: spoiled(row.picture, index) })),
  sponsor: full.sponsor.map((row, index) => ({ ...row, logo: spoiled(row.logo, index) })),
});
