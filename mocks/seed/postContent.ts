import { faker } from '@faker-js/faker/locale/en';
import { DAY, MINUTE } from '../../src/shared/limits.ts';
import type { PostType } from '../../src/shared/enums.ts';
import { ananyaPosts } from '../content/defaultTraveller.ts';
import { pollPosts } from '../content/polls.ts';
import { questionPosts } from '../content/questionPosts.ts';
import { storiesIndia } from '../content/storiesIndia.ts';
import { storiesWorld } from '../content/storiesWorld.ts';
import { tips } from '../content/tips.ts';
import { ANANYA } from './users.ts';

/** A post before it has an author, an age and a key. */
export interface Draft {
  type: PostType;
  /** A slug of the drawn places; null for nowhere in particular. */
  slug: string | null;
  text: string;
  pictures: number;
  /** A poll's options; none elsewhere. */
  options: readonly string[];
  /** What people answered under a question post; none elsewhere. */
  answers: readonly string[];
}
/** A draft whose author and age are planned. */
export type PlannedDraft = Draft & { userId: string; minutesAgo: number };

/** Whose first stories lead the feed: a page that shows the country, and some of the world. */
const FRONT = ['spiti', 'varanasi', 'tromso', 'kochi', 'meghalaya', 'kyoto', 'jaisalmer', 'lisbon'];

const blank = { pictures: 0, options: [], answers: [] };

function stories(): Draft[] {
  const byPlace: Readonly<Record<string, readonly string[]>> = { ...storiesIndia, ...storiesWorld };
  const all = Object.entries(byPlace).flatMap(([slug, texts]) =>
    texts.map((text, index): Draft => {
      const leads = index === 0 && FRONT.includes(slug);
      const pictures = faker.helpers.arrayElement(leads ? [1, 2, 3] : [0, 1, 1, 1, 1, 2, 2, 3, 4]);
      return { ...blank, type: 'story', slug, text, pictures };
    }),
  );
  const leaders = FRONT.flatMap((slug) => all.find((draft) => draft.slug === slug) ?? []);
  return [...leaders, ...faker.helpers.shuffle(all.filter((draft) => !leaders.includes(draft)))];
}

const tipDrafts = (): Draft[] =>
  Object.entries(tips).flatMap(([slug, texts]) =>
    texts.map((text): Draft => {
      const pictures = faker.helpers.arrayElement([0, 0, 0, 1]);
      return { ...blank, type: 'tip', slug, text, pictures };
    }),
  );

const questionDrafts = (): Draft[] =>
  Object.entries(questionPosts).flatMap(([slug, asked]) =>
    Object.entries(asked).map(([text, answers]): Draft => ({
      ...blank,
      type: 'question',
      slug,
      text,
      answers,
    })),
  );

const pollDrafts = (): Draft[] =>
  Object.entries(pollPosts).flatMap(([place, asked]) =>
    Object.entries(asked).map(([text, options]): Draft => {
      const slug = place === 'anywhere' ? null : place;
      return { ...blank, type: 'poll', slug, text, options };
    }),
  );

/** Every post that is not Ananya's, kind by kind, in the order in which the feed is to show them. */
export function drafts(): Draft[][] {
  return [
    stories(),
    faker.helpers.shuffle(tipDrafts()),
    faker.helpers.shuffle(questionDrafts()),
    faker.helpers.shuffle(pollDrafts()),
  ];
}

/** Ananya's posts, on their days. */
export function plannedDrafts(): PlannedDraft[] {
  return ananyaPosts.map(({ daysAgo, type, place, text, pictures = 0, options = [], answers = [] }) => ({
    userId: ANANYA,
    minutesAgo: Math.round((daysAgo * DAY) / MINUTE),
    type,
    slug: place,
    text,
    pictures,
    options,
    answers,
  }));
}
