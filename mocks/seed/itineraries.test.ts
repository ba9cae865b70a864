import { describe, expect, test } from 'vitest';
import { DAY } from '../../src/shared/limits.ts';
import { displayName } from '../../src/shared/rules/people.ts';
import { storiesByAuthor } from '../content/storiesByAuthor.ts';
import { localsIndia } from '../live/texts/localsIndia.ts';
import { localsWorld } from '../live/texts/localsWorld.ts';
import { visitorsIndia } from '../live/texts/visitorsIndia.ts';
import { visitorsWorld } from '../live/texts/visitorsWorld.ts';
import { buildSeed } from './buildSeed.ts';
import { SEED_EPOCH } from './dates.ts';

/** Regions by part of the world; each can be crossed in a day or two. */
const WORLD: Readonly<Record<string, Readonly<Record<string, RegExp>>>> = {
  india: {
    mountains: /Leh|Pangong|Spiti|Kaza|Manali|Srinagar/,
    north: /Delhi|Agra|Jai|Jodhpur|Udaipur|Amritsar|Rishikesh|Varanasi|Khajuraho|Lucknow|Nainital|Bir\b/,
    west: /Mumbai|Pune|Goa|Gokarna|Hampi|Coorg|Kutch/,
    south: /Kochi|Alleppey|Munnar|Ooty|Madurai|Mahabalipuram|Pondicherry|Chennai/,
    east: /Kolkata|Darjeeling|Gangtok|Bishnupur|New Jalpaiguri/,
    northeast: /Meghalaya|Tawang|Kaziranga|Guwahati|Dimapur|Kohima/,
    andaman: /Andaman|Port Blair/,
    himalayan: /Bhutan|Nepal/,
    islands: /Sri Lanka|Maldives/,
  },
  asia: { east: /Japan/, southeast: /Vietnam|Thailand|Cambodia|Singapore|Indonesia/ },
  levant: { gulf: /UAE/, middle: /Jordan|Egypt/ },
  europe: {
    north: /Norway|Iceland/,
    middle: /Portugal|France|United Kingdom|Czechia|Italy/,
    southeast: /Greece|Türkiye/,
  },
  africa: { morocco: /Morocco/, kenya: /Kenya/, south: /South Africa/ },
  americas: { north: /United States|Canada/, south: /Brazil|Chile|Peru/ },
  oceania: { all: /New Zealand|Australia/ },
};
const REGIONS = Object.entries(WORLD).flatMap(([part, regions]) =>
  Object.entries(regions).map(([name, places]) => ({ part, name, places })),
);
/** Days that a move takes: to another region, and to another part of the world. */
const MOVE = { region: 2, part: 3 };

const RETROSPECT =
  /\b(last (year|winter|January|February|August|December)|(in|was|that) (January|March|July|August|September))\b/;
const AT_HAND =
  /\b(today|tonight|tomorrow|this week|yesterday|this morning|I am (location|near)|that night|snowed in)\b/i;
const HEARSAY = /\bcousin|\bRang\b/;

interface Presence {
  who: string;
  where: string;
  daysAgo: number;
  text: string;
}

const seed = buildSeed();
const names = new Map(seed.user.map((user) => [user.id, displayName(user)]));
const posts = new Map(seed.post.map((post) => [post.id, post]));
const questions = new Map(
  seed.question.map((row) => [row.id, { ...row, destination: `${row.destination}, ${row.country}` }]),
);

const presenceOf = (
  row: { userId: string; createdAt: string },
  where: string | null | undefined,
  text: string,
): Presence[] =>
  where && !RETROSPECT.test(text)
    ? [
        {
          who: names.get(row.userId) ?? '',
          where,
          daysAgo: (SEED_EPOCH - Date.parse(row.createdAt)) / DAY,
          text: text.slice(0, 60),
        },
      ]
    : [];

/** Everything by which a person claims to be somewhere: stories, urgent questions, eyewitness reports, and the present. */
const presences: Presence[] = [
  ...seed.post
    .filter(({ type, content }) => type === 'story' || AT_HAND.test(content))
    .flatMap((post) => presenceOf(post, post.destination, post.content)),
  ...[...questions.values()].flatMap((row) =>
    AT_HAND.test(`${row.title} ${row.content}`)
      ? presenceOf(row, row.destination, `${row.title} ${row.content}`)
      : [],
  ),
  ...[
    ...seed.comment.map((row) => ({ ...row, where: posts.get(row.postId)?.destination })),
    ...seed.answer.map((row) => ({ ...row, where: questions.get(row.questionId)?.destination })),
  ]
    .filter(({ content }) => AT_HAND.test(content) && !HEARSAY.test(content))
    .flatMap((row) => presenceOf(row, row.where, row.content)),
  ...Object.entries({ ...localsIndia, ...localsWorld, ...visitorsIndia, ...visitorsWorld }).map(
    ([who, { location }]) => ({ who, where: location, daysAgo: 0, text: 'lives or travels here now' }),
  ),
];

function regionOf(where: string): { part: string; name: string } {
  const region = REGIONS.find(({ places }) => places.test(where));
  if (!region) throw new Error(`${where} is in no region`);
  return region;
}

/** Whether nobody could have got from one place to the other in time. */
function isTooFar(a: Presence, b: Presence): boolean {
  const [from, to] = [regionOf(a.where), regionOf(b.where)];
  const days = Math.abs(a.daysAgo - b.daysAgo);
  if (from.part !== to.part) return days < MOVE.part;
  return from.name !== to.name && days < MOVE.region;
}

describe('[SHIP-07] every itinerary is believable', () => {
  test('nobody is in two distant places within days', () => {
    const impossible = presences.flatMap((a, index) =>
      presences.slice(index + 1).flatMap((b) => (a.who === b.who && isTooFar(a, b) ? [[a, b]] : [])),
    );
    expect(impossible).toEqual([]);
  });
  test('every story has a teller who exists, and one only', () => {
    const storyIds = Object.values(storiesByAuthor).flat();
    expect(new Set(storyIds).size).toBe(storyIds.length);
    expect(storyIds.filter((id) => posts.get(id)?.type !== 'story')).toEqual([]);
  });
});
