import { DEFAULT_TRAVELLER } from './namedUsers.ts';
import type { PostContent } from './types.ts';

/* What traveller_001 has done. Nothing may be dated six days ago, so that her streak is exactly six days long. */

export const defaultTravellerPosts: readonly PostContent[] = [
  {
    userId: DEFAULT_TRAVELLER,
    daysAgo: 0.9,
    type: 'story',
    destination: 'hampi',
    text: 'Hampi Express to Hospet, S4, window. Arrived at 7 with the sun coming through the boulders and the auto driver asking whether I had brought the rain. By nine I was on Matanga Hill with a packet of bisi bele bath. I had meant to stay two days. This is day five.',
    pictures: 3,
  },
  {
    userId: DEFAULT_TRAVELLER,
    daysAgo: 3.2,
    type: 'poll',
    destination: 'darjeeling',
    text: 'Two weeks off in late December. Where do I spend the first three days?',
    options: ['Darjeeling', 'Kalimpong', 'Sandakphu, walking', 'Asleep at home'],
  },
  {
    userId: DEFAULT_TRAVELLER,
    daysAgo: 9,
    type: 'tip',
    destination: 'alleppey',
    text: 'Houseboats cost half on a Sunday night, when the weekenders have gone home. We paid ₹6,500 for a one-bedroom with three meals. Walk down the finishing point jetty and look at the bathrooms before you look at the price.',
    pictures: 1,
  },
  {
    userId: DEFAULT_TRAVELLER,
    daysAgo: 14,
    type: 'question',
    destination: 'tawang',
    text: 'Inner line permit for Arunachal: is it enough to do it online, or does anyone at Bhalukpong still want the paper with a stamp?',
  },
  {
    userId: DEFAULT_TRAVELLER,
    daysAgo: 21,
    type: 'story',
    destination: 'alleppey',
    text: 'Amma does not swim, does not like boats, and had packed three life jackets of her own opinion. By the second canal she was steering.',
    pictures: 2,
  },
  {
    userId: DEFAULT_TRAVELLER,
    daysAgo: 33,
    type: 'poll',
    destination: 'kutch',
    text: 'Rann at full moon on a Saturday with everybody, or on the Monday after with nobody?',
    options: ['Saturday, for the moon', 'Monday, for the quiet', 'Both, I have leave'],
  },
  {
    userId: DEFAULT_TRAVELLER,
    daysAgo: 41,
    type: 'story',
    destination: 'udaipur',
    text: 'The night train from Bengaluru takes 41 hours. I read one book, taught a child to fold a crane, learned four swear words in Mewari, and got down in the blue hour with cranes in every pocket.',
    pictures: 3,
  },
  {
    userId: DEFAULT_TRAVELLER,
    daysAgo: 52,
    type: 'tip',
    destination: 'pangong',
    text: 'Above 4,000 meters your power bank dies first and your camera second. Keep both in the sleeping bag. Chocolate too, for other reasons.',
  },
];

/** Her visited places, newest first, with days ago and notes. */
export const defaultTravellerVisits: readonly (readonly [place: string, daysAgo: number, notes?: string])[] =
  [
    ['Hampi', 0.8, 'Five days for two. Matanga Hill at dawn.'],
    ['Alleppey', 22, 'Houseboat with Amma'],
    ['Udaipur', 42, 'Forty-one hours by train and worth all of them'],
    ['Pangong Tso', 56, 'Cold, and bluer than the photos'],
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
    ['Goa', 290, 'Off season: rain, nobody'],
    ['Jaipur', 318],
    ['Kathmandu', 344, 'First stamp in the new passport'],
  ];

/** Her to-do list, with visited items. */
export const defaultTravellerTodos: readonly {
  destination: string;
  notes?: string;
  daysAgo: number;
  visited?: true;
}[] = [
  {
    destination: 'Darjeeling',
    notes: 'Toy train up, walk down. Late December for Kanchenjunga.',
    daysAgo: 4,
  },
  { destination: 'Istanbul', notes: 'Ferry to the Asian side. Elif has promised breakfast.', daysAgo: 11 },
  { destination: 'Rann of Kutch', notes: 'Full moon, but which one', daysAgo: 34 },
  { destination: 'Paro', notes: 'Up to Taktsang before the day buses', daysAgo: 47 },
  { destination: 'Tawang', daysAgo: 15 },
  { destination: 'Hampi', notes: 'Two days at most', daysAgo: 30, visited: true },
  { destination: 'Alleppey', notes: 'For Amma', daysAgo: 75, visited: true },
  { destination: 'Pangong Tso', daysAgo: 92, visited: true },
];

/** Posts that she has liked, with days ago: one a day for her streak, and others before it. */
export const defaultTravellerLikes: Readonly<Record<string, number>> = {
  'post_april-may-october-in-august': 0,
  'post_evening-aarti-at-parmarth-is': 1,
  'post_two-in-the-morning-at': 2,
  'post_fushimi-inari-has-no-gate': 3,
  'post_minus-eleven-at-man-village': 4,
  'post_the-542-slow-from-churchgate': 5,
  'post_blue-because-of-indigo-blue': 8,
  'post_charles-bridge-at-5-am': 9,
  'post_the-owner-of-the-ryokan': 9.5,
  'post_tram-25-wooden-seat-eight': 11,
  'post_crossed-to-anegundi-by-coracle': 12,
  'post_ferry-to-kadkoy-simit-in': 13,
  'post_college-street-in-the-rain': 18,
  'post_everybody-climbs-the-rock-climb': 19,
  'post_winter-spiti-is-open-by': 20,
  'post_western-range-first-jeep-thick': 23,
  'post_lost-in-navchokiya-for-two': 23.2,
  'post_taktsang-without-the-horse-it': 23.5,
  'post_snow-leopard-on-day-nine': 26,
  'post_hikkim-post-office-i-wrote': 35,
};

/** Posts that she has saved. */
export const defaultTravellerBookmarks: readonly string[] = [
  'post_april-may-october-in-august',
  'post_my-grandmother-had-asked-for',
  'post_six-men-to-lift-one',
  'post_it-rained-340-mm-the',
  'post_tram-28-was-full-four',
  'post_blue-because-of-indigo-blue',
  'post_crossed-to-anegundi-by-coracle',
  'post_hikkim-post-office-i-wrote',
  'post_winter-spiti-is-open-by',
  'post_the-inner-line-permit-is',
  'post_take-the-515-boat-from',
  'post_bondi-to-coogee-before-work',
];

/** Her comments, with days ago. */
export const defaultTravellerComments: readonly (readonly [postId: string, daysAgo: number, text: string])[] =
  [
    ['post_evening-aarti-at-parmarth-is', 0.8, 'Sai Ghat it is, then. Thank you.'],
    ['post_picking-season-the-whole-hill', 1.9, 'Leeches 4, me 0. I think we met the same family.'],
    ['post_ferry-to-kadkoy-simit-in', 12.5, 'Nineteen plates? I am on the next flight.'],
  ];

/** Polls that she has voted in. */
export const defaultTravellerVotes: readonly string[] = [
  'poll_what-do-you-always-forget',
  'poll_egg-roll-or-kathi-roll',
  'poll_menemen-with-onion-or-without',
  'poll_six-hours-in-transit-at',
  'poll_delhi-to-leh-in-late',
  'poll_which-berth-do-you-ask',
  'poll_first-pastel-de-nata-of',
  'poll_spiti-in-february-brave-or',
  'poll_coffee-after-lunch',
  'poll_sunset-seat-in-udaipur',
  'poll_how-do-you-deal-with',
  'poll_a-single-temple-in-kyoto',
  'poll_monsoon-weekend-from-mumbai-two',
  'poll_which-hour-of-the-river',
  'poll_do-you-tell-people-at',
];

/** Local questions whose first answer is hers. */
export const defaultTravellerAnswers: readonly string[] = [
  'question_altitude-my-lips-were-blue',
  'question_lost-my-permit-slip-at',
  'question_arriving-alone-at-new-delhi',
  'question_can-visitors-sit-in-on',
  'question_may-one-simply-sit-in',
  'question_where-do-office-people-eat',
  'question_a-tailor-who-can-copy',
  'question_auto-drivers-at-fort-kochi',
  'question_bus-or-train-from-madurai',
];
