import { endpoints } from '../../src/contract/endpoints.ts';
import type { Endpoint } from '../../src/contract/endpoint.ts';
import type { Writer } from './texts/Writer.ts';
import { localsIndia } from './texts/localsIndia.ts';
import { localsWorld } from './texts/localsWorld.ts';
import { visitorsIndia } from './texts/visitorsIndia.ts';
import { visitorsWorld } from './texts/visitorsWorld.ts';

/** A post or question to locals that a simulated traveler has not sent yet. */
interface Draft {
  /** Display name of the author. */
  by: string;
  /** The content of the post, or the title of the question. */
  text: string;
  endpoint: Endpoint;
  body: Record<string, string>;
}

function postsOf(by: string, { at, poll = {}, ...texts }: Writer): Draft[] {
  const post = (type: string, content: string, more = {}): Draft => ({
    by,
    text: content,
    endpoint: endpoints.posts.create,
    body: { type, content, destination: at, ...more },
  });
  const types = ['story', 'tip', 'question'] as const;
  return [
    ...types.flatMap((type) => (texts[type] ?? []).map((content) => post(type, content))),
    ...Object.entries(poll).map(([question, options]) =>
      post('poll', question, { pollOptions: JSON.stringify(options) }),
    ),
  ];
}

function questionsOf(by: string, { at, ask = [] }: Writer): Draft[] {
  const [destination = '', country = destination] = at.split(', ');
  return ask.map(({ title, content, category }) => ({
    by,
    text: title,
    endpoint: endpoints.questions.create,
    body: { title, content, destination, country, category, urgency: 'normal' },
  }));
}

const writers = { ...localsIndia, ...visitorsIndia, ...localsWorld, ...visitorsWorld };

/** Everything that simulated travelers can write. */
export const drafts: readonly Draft[] = Object.entries(writers).flatMap(([by, writer]) => [
  ...postsOf(by, writer),
  ...questionsOf(by, writer),
]);
