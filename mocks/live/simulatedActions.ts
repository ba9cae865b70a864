import { endpoints } from '../../src/contract/endpoints.ts';
import type { Endpoint } from '../../src/contract/endpoint.ts';
import { DAY, GUEST_ID } from '../../src/shared/limits.ts';
import { isPollExpired, parsePollOptions } from '../../src/shared/rules/polls.ts';
import type { Database } from '../db/Database.ts';
import type { PostRow } from '../db/rows.ts';
import { protagonists } from '../content/namedPeople.ts';
import type { Random } from '../../src/shared/prng.ts';
import * as lines from './simulatedTexts.ts';

/** One call that a traveller makes, as the client would. */
export interface Action {
  by: string;
  row: Endpoint;
  id?: string;
  body?: Record<string, string | number>;
}
interface Scene {
  db: Database;
  now: number;
  random: Random;
  by: string;
  place: { name: string; country: string };
}
type Idea = (scene: Scene) => Action | null;
type Name = 'like' | 'comment' | 'vote' | 'story' | 'tip' | 'ask' | 'poll' | 'question';

const pick = <V>(random: Random, values: readonly V[]): V | undefined =>
  values[Math.floor(random(0, values.length))];
const say = ({ random, place }: Scene, sentences: readonly string[]): string =>
  (pick(random, sentences) ?? '').replaceAll('{place}', place.name);

/** What people react to: the newest posts of others. */
function recentPost({ db, by, random }: Scene, fits: (post: PostRow) => boolean = () => true) {
  const others = db.post.all().filter((post) => post.userId !== by && fits(post));
  const newest = others.toSorted((a, b) => (a.createdAt < b.createdAt ? 1 : -1)).slice(0, 20);
  return pick(random, newest);
}
const write = (scene: Scene, type: 'story' | 'tip' | 'question', sentences: readonly string[]): Action => ({
  by: scene.by,
  row: endpoints.posts.create,
  body: { type, content: say(scene, sentences), destination: scene.place.name },
});

const ideas: Record<Name, Idea> = {
  like(scene) {
    const post = recentPost(scene, ({ id }) => !scene.db.like.get(`${id}:${scene.by}`));
    return post ? { by: scene.by, row: endpoints.posts.like, id: post.id } : null;
  },
  comment(scene) {
    const post = recentPost(scene, ({ type }) => type !== 'poll');
    const body = { content: say(scene, lines.comments) };
    return post ? { by: scene.by, row: endpoints.posts.comment, id: post.id, body } : null;
  },
  vote(scene) {
    const { db, by, now, random } = scene;
    const open = db.poll
      .all()
      .filter((row) => !isPollExpired(row.expiresAt, now) && !db.pollVote.get(`${row.id}:${by}`));
    const poll = pick(random, open);
    if (!poll) return null;
    const optionIndex = Math.floor(random(0, parsePollOptions(poll.options).length));
    return { by, row: endpoints.polls.vote, id: poll.id, body: { optionIndex } };
  },
  story: (scene) => write(scene, 'story', lines.stories),
  tip: (scene) => write(scene, 'tip', lines.tips),
  ask: (scene) => write(scene, 'question', lines.asks),
  poll(scene) {
    const poll = pick(scene.random, lines.polls);
    if (!poll) return null;
    const body = {
      type: 'poll',
      content: say(scene, [poll.question]),
      destination: scene.place.name,
      pollOptions: JSON.stringify(poll.options),
      pollExpiresAt: new Date(scene.now + DAY).toISOString(),
    };
    return { by: scene.by, row: endpoints.posts.create, body };
  },
  question(scene) {
    const question = pick(scene.random, lines.questions);
    if (!question) return null;
    const { name, country } = scene.place;
    const body = {
      title: say(scene, [question.title]),
      content: question.content,
      destination: name,
      country,
      category: question.category,
      urgency: 'normal',
    };
    return { by: scene.by, row: endpoints.questions.create, body };
  },
};

/** Small gestures are common, whole posts are rare: as in life. */
const OFTEN: readonly Idea[] = [ideas.like, ideas.like, ideas.vote, ideas.vote, ideas.comment, ideas.comment];
const RARELY: readonly Idea[] = [ideas.story, ideas.tip, ideas.ask, ideas.poll, ideas.question];

/** What another traveller does next; null where there is nobody, or nothing to do. */
export function nextAction(
  db: Database,
  now: number,
  random: Random,
  viewerId: string | null,
): Action | null {
  const others = db.user
    .all()
    .filter(({ id }) => id !== viewerId && id !== GUEST_ID && !protagonists.has(id));
  const by = pick(random, others)?.id;
  const place = pick(random, db.destination.all());
  if (!by || !place) return null;
  const idea = pick(random, [...OFTEN, ...RARELY]);
  return idea?.({ db, now, random, by, place }) ?? null;
}
