import type { SponsorType } from '../../src/shared/enums.ts';
import type { SponsorRow } from '../db/rows.ts';

function sponsor(slug: string, name: string, type: SponsorType, description: string): SponsorRow {
  return {
    id: `sponsor_${slug}`,
    name,
    type,
    description,
    logo: `asset:sponsors/${slug}-logo.svg`,
    banner: type === 'banner' ? `asset:sponsors/${slug}-banner.svg` : null,
    websiteUrl: `https://example.com/${slug}`,
  };
}

/** Fictional companies under a domain reserved for examples. */
export const sponsors: readonly SponsorRow[] = [
  sponsor('kaveri-rail', 'Kaveri Rail Tours', 'leaderboard', 'Slow trains of the south'),
  sponsor('northlight', 'Northlight Outdoors', 'leaderboard', 'Boots, tents, repairs'),
  sponsor('chai-stop', 'Chai Stop Cafés', 'leaderboard', 'Open when the bus comes in'),
  sponsor('monsoon-maps', 'Monsoon Maps', 'leaderboard', 'Paper maps that survive rain'),
  sponsor(
    'palash-stays',
    'Palash Stays',
    'banner',
    'Eleven old houses in Rajasthan, from ₹3,990 a night with breakfast',
  ),
  sponsor('tiffin-air', 'Tiffin Air', 'banner', 'Small planes to small towns. A proper lunch on every one.'),
  sponsor('banyan-cover', 'Banyan Travel Cover', 'banner', 'Trek insurance up to 6,000 meters, ₹89 a day'),
];
