import { endpoints } from '../../src/contract/endpoints.ts';
import type { Endpoint } from '../../src/contract/endpoint.ts';
import type { SimulatedTexts } from './texts/SimulatedTexts.ts';
import { localsIndia } from './texts/localsIndia.ts';
import { localsWorld } from './texts/localsWorld.ts';
import { visitorsIndia } from './texts/visitorsIndia.ts';
import { visitorsWorld } from './texts/visitorsWorld.ts';

/** A post or question to locals that a simulated traveler has not sent yet. */
interface SimulatedPost {
  /** Display name of the author. */
  by: string;
  /** The content of the post, or the title of the question. */
  text: string;
  endpoint: Endpoint;
  body: Record<string, string>;
}

function postsOf(by: string, { location, poll = {}, ...texts }: SimulatedTexts): SimulatedPost[] {
  const post = (type: string, content: string, more = {}): SimulatedPost => ({
    by,
    text: content,
    endpoint: endpoints.posts.create,
    body: { type, content, destination: location, ...more },
  });
  const types = ['story', 'tip', 'question'] as const;
  return [
    ...types.flatMap((type) => (texts[type] ?? []).map((content) => post(type, content))),
    ...Object.entries(poll).map(([question, options]) =>
      post('poll', question, { pollOptions: JSON.stringify(options) }),
    ),
  ];
}

function questionsOf(by: string, { location, localQuestions = [] }: SimulatedTexts): SimulatedPost[] {
  const [destination = '', country = destination] = location.split(', ');
  return localQuestions.map(({ title, content, category }) => ({
    by,
    text: title,
    endpoint: endpoints.questions.create,
    body: { title, content, destination, country, category, urgency: 'normal' },
  }));
}

const writers = { ...localsIndia, ...visitorsIndia, ...localsWorld, ...visitorsWorld };

/** Everything that simulated travelers can write. */
export const simulatedPosts: readonly SimulatedPost[] = Object.entries(writers).flatMap(([by, writer]) => [
  ...postsOf(by, writer),
  ...questionsOf(by, writer),
]);
