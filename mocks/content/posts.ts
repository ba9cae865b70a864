import { defaultTravellerPosts } from './defaultTraveller.ts';
import { pollPosts } from './polls.ts';
import { questionPosts } from './questionPosts.ts';
import { storiesIndia } from './storiesIndia.ts';
import { storiesWorld } from './storiesWorld.ts';
import { tips } from './tips.ts';
import type { PostContent } from './types.ts';

/** Converts texts by place into posts of one type. */
const texts = (type: 'story' | 'tip', byPlace: Readonly<Record<string, readonly string[]>>): PostContent[] =>
  Object.entries(byPlace).flatMap(([destination, written]) =>
    written.map((text) => ({ type, destination, text })),
  );

const questions = (): PostContent[] =>
  Object.entries(questionPosts).flatMap(([destination, asked]) =>
    Object.entries(asked).map(([text, answers]) => ({ type: 'question', destination, text, answers })),
  );

const polls = (): PostContent[] =>
  Object.entries(pollPosts).flatMap(([destination, asked]) =>
    Object.entries(asked).map(([text, options]) => ({
      type: 'poll',
      destination: destination === 'anywhere' ? null : destination,
      text,
      options,
    })),
  );

/** Every post of the seed. */
export const posts: readonly PostContent[] = [
  ...texts('story', { ...storiesIndia, ...storiesWorld }),
  ...texts('tip', tips),
  ...questions(),
  ...polls(),
  ...defaultTravellerPosts,
];
