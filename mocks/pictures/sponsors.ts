import { fill, line } from './draw.ts';
import { scene } from './scene.ts';

type SponsorMark = {
  readonly slug: string;
  readonly name: string;
  readonly type: 'leaderboard' | 'banner';
};

/** The sponsors of the demo, none of them a real company. */
export const sponsors: readonly SponsorMark[] = [
  { slug: 'kaveri-rail', name: 'Kaveri Rail Tours', type: 'leaderboard' },
  { slug: 'northlight', name: 'Northlight Outdoors', type: 'leaderboard' },
  { slug: 'chai-stop', name: 'Chai Stop Cafés', type: 'leaderboard' },
  { slug: 'monsoon-maps', name: 'Monsoon Maps', type: 'leaderboard' },
  { slug: 'palash-stays', name: 'Palash Stays', type: 'banner' },
  { slug: 'tiffin-air', name: 'Tiffin Air', type: 'banner' },
  { slug: 'banyan-cover', name: 'Banyan Travel Cover', type: 'banner' },
];

const INK = '#112e2c';

/** Each mark in a 64 by 64 box. */
const marks: Readonly<Record<string, string>> = {
  'kaveri-rail':
    fill('M12 10h40q6 0 6 8v26q0 6-6 6H12q-6 0-6-6V18q0-8 6-8z', '#0f4f4c') +
    fill('M14 18h16v14H14zM34 18h16v14H34z', '#f4b61e') +
    line('M16 42h0M48 42h0', '#fdfdf9', 6, { round: true }) +
    line('M14 60l6-8M50 60l-6-8', '#0f4f4c', 4, { round: true }),
  northlight:
    fill('M4 54L26 16l12 20 6-8 16 26z', '#2c4b8f') +
    fill('M26 16l12 20-6 18z', '#1d3468') +
    fill('M26 16l7 12-5-2-4 5-4-5z', '#fdfdf9') +
    fill('M50 4l2 7 7 2-7 2-2 7-2-7-7-2 7-2z', '#be3b1d'),
  'chai-stop':
    fill('M14 22h36l-5 36H19z', '#be3b1d') +
    fill('M36 22h14l-5 36H34z', '#97301a') +
    line('M24 6q5 5 0 10M34 4q5 6 0 12M43 6q5 5 0 10', INK, 3, { round: true }) +
    line('M16 32h32', '#fdfdf9', 4),
  'monsoon-maps':
    fill('M6 14l17-6 18 6 17-6v42l-17 6-18-6-17 6z', '#3e8a5b') +
    fill('M23 8l18 6v42l-18-6z', '#2b6b45') +
    fill('M32 14q12 14 12 22a12 12 0 0 1-24 0q0-8 12-22z', '#f4b61e') +
    line('M32 36h0', INK, 8, { round: true }),
  'palash-stays':
    fill('M32 4q10 10 8 26 10-12 20-10-4 18-20 24l4 16H20l4-16Q8 38 4 20q10-2 20 10-2-16 8-26z', '#db6428') +
    fill('M27 60V48q5-6 10 0v12z', '#fdfdf9'),
  'tiffin-air':
    fill('M4 40l56-26-8 24-16 2-12 18-4-16z', '#2f5fa3') +
    fill('M20 42l40-28-24 26-12 18z', '#1d3468') +
    line('M6 52h12M2 60h14', '#f4b61e', 4, { round: true }),
  'banyan-cover':
    fill('M4 30q0-14 14-14 4-12 16-12 14 0 16 12 10 2 10 14 0 6-6 6H10q-6 0-6-6z', '#236339') +
    line('M32 34v26M20 34v18M44 34v18M27 60h10', '#6b4a2c', 5, { round: true }) +
    line('M12 34v10M52 34v10', '#6b4a2c', 3, { round: true }),
};

const banners: Readonly<Record<string, string>> = {
  'kaveri-rail': 'ooty',
  northlight: 'banff',
  'chai-stop': 'munnar',
  'monsoon-maps': 'meghalaya',
  'palash-stays': 'udaipur',
  'tiffin-air': 'maasai-mara',
  'banyan-cover': 'coorg',
};

/** A sponsor's mark without a background: the leaderboard adds a plate in the dark theme. */
export function sponsorLogo(slug: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96"><g transform="translate(16 16)">${marks[slug] ?? marks['monsoon-maps'] ?? ''}</g></svg>`;
}

/** A sponsor's wide picture (3:1) with its mark on a plate. */
export function sponsorBanner(slug: string): string {
  const plate = `<g transform="matrix(.5 0 0 .5 536 276)">${fill('M6 0h92q6 0 6 6v92q0 6-6 6H6q-6 0-6-6V6q0-6 6-6z', '#e9ede2')}<g transform="translate(20 20)">${marks[slug] ?? ''}</g></g>`;
  return scene(banners[slug] ?? slug, { ratio: 3 }).replace('</svg>', `${plate}</svg>`);
}
