import type { Destination } from '../../src/contract/schemas/destinations.ts';
import type { TrendingTag } from '../../src/contract/schemas/discover.ts';
import type { Sponsor } from '../../src/contract/schemas/leaderboard.ts';
import type { Package } from '../../src/contract/schemas/packages.ts';
import type { DestinationRow, PackageRow, SponsorRow, TagRow } from '../db/rows.ts';

/** ENT-13. */
export const toPackage = ({ picture, ...row }: PackageRow): Package => ({ ...row, imageUrl: picture });

/** ENT-14. */
export const toDestination = ({ picture, ...row }: DestinationRow): Destination => ({
  ...row,
  imageUrl: picture,
});

/** ENT-15. */
export const toTag = ({ isFeatured: _isFeatured, ...tag }: TagRow, postCount: number): TrendingTag => ({
  ...tag,
  postCount,
});

/** ENT-17. */
export const toSponsor = ({ logo, banner, ...row }: SponsorRow): Sponsor => ({
  ...row,
  logoUrl: logo,
  bannerImageUrl: banner,
});
