import type { PostType } from '../../src/shared/enums.ts';

/**
 * What traveller_001 has done, day by day. Her streak is six days long: nothing of hers may lie more than
 * five and at most seven days back.
 */
export interface PlannedPost {
  daysAgo: number;
  type: PostType;
  place: string;
  text: string;
  pictures?: number;
  options?: readonly string[];
  answers?: readonly string[];
}

export const ananyaPosts: readonly PlannedPost[] = [
  {
    daysAgo: 0.9,
    type: 'story',
    place: 'hampi',
    text: 'Hampi Express to Hospet, S4, window. Arrived at 7 with the sun coming through the boulders and the auto driver asking whether I had brought the rain. By nine I was on Matanga Hill with a packet of bisi bele bath. I had meant to stay two days. This is day five.',
    pictures: 3,
  },
  {
    daysAgo: 3.2,
    type: 'poll',
    place: 'darjeeling',
    text: 'Two weeks off in late October. Where do I spend the first three days?',
    options: ['Darjeeling', 'Kalimpong', 'Sandakphu, walking', 'Asleep at home'],
  },
  {
    daysAgo: 9,
    type: 'tip',
    place: 'alleppey',
    text: 'Houseboats cost half on a Sunday night, when the weekenders have gone home. We paid ₹6,500 for a one-bedroom with three meals. Walk down the finishing point jetty and look at the bathrooms before you look at the price.',
    pictures: 1,
  },
  {
    daysAgo: 14,
    type: 'question',
    place: 'tawang',
    text: 'Inner line permit for Arunachal: is it enough to do it online, or does anyone at Bhalukpong still want the paper with a stamp?',
  },
  {
    daysAgo: 21,
    type: 'story',
    place: 'alleppey',
    text: 'Amma does not swim, does not like boats, and had packed three life jackets of her own opinion. By the second canal she was steering.',
    pictures: 2,
  },
  {
    daysAgo: 33,
    type: 'poll',
    place: 'kutch',
    text: 'Rann at full moon on a Saturday with everybody, or on the Monday after with nobody?',
    options: ['Saturday, for the moon', 'Monday, for the quiet', 'Both, I have leave'],
  },
  {
    daysAgo: 41,
    type: 'story',
    place: 'udaipur',
    text: 'The night train from Bengaluru takes 41 hours. I read one book, taught a child to fold a crane, learned four swear words in Mewari, and got down in the blue hour with cranes in every pocket.',
    pictures: 4,
  },
  {
    daysAgo: 52,
    type: 'tip',
    place: 'pangong',
    text: 'Above 4,000 metres your power bank dies first and your camera second. Keep both in the sleeping bag. Chocolate too, for other reasons.',
  },
];

/** Her visited places, with how many days ago and what she noted; the newest first. */
export const ananyaVisited: readonly (readonly [place: string, daysAgo: number, notes?: string])[] = [
  ['Hampi', 2, 'Five days for two. Matanga Hill at dawn.'],
  ['Alleppey', 22, 'Houseboat with Amma'],
  ['Udaipur', 42, 'Forty-one hours by train and worth all of them'],
  ['Pangong Tso', 56, 'Minus eleven'],
  ['Leh', 58],
  ['Kochi', 84, 'Pulled a net'],
  ['Munnar', 86],
  ['Gokarna', 120],
  ['Pondicherry', 141, 'Cycle, croissant, repeat'],
  ['Mahabalipuram', 143],
  ['Coorg', 170, 'Leeches 4, Ananya 0'],
  ['Varanasi', 205, 'Sat for the hour'],
  ['Khajuraho', 208],
  ['Kolkata', 240],
  ['Mumbai', 262],
  ['Goa', 290, 'July, rain, nobody'],
  ['Jaipur', 318],
  ['Kathmandu', 344, 'First stamp in the new passport'],
];

/** What she still has to see, and what she ticked off. */
export const ananyaTodos: readonly { place: string; notes?: string; daysAgo: number; visited?: true }[] = [
  { place: 'Darjeeling', notes: 'Toy train up, walk down. Late October for Kanchenjunga.', daysAgo: 4 },
  { place: 'Istanbul', notes: 'Ferry to the Asian side. Elif has promised breakfast.', daysAgo: 11 },
  { place: 'Rann of Kutch', notes: 'Full moon, but which one', daysAgo: 34 },
  { place: 'Paro', notes: 'Up to Taktsang before the day buses', daysAgo: 47 },
  { place: 'Tawang', daysAgo: 15 },
  { place: 'Hampi', notes: 'Two days at most', daysAgo: 30, visited: true },
  { place: 'Alleppey', notes: 'For Amma', daysAgo: 75, visited: true },
  { place: 'Pangong Tso', daysAgo: 92, visited: true },
];
