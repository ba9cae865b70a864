import { constantFrom, nat, record } from 'fast-check';
import type { Caller } from '../backend.ts';
import { type Outcome, succeeded, refused, unauthorized } from '../model/outcome.ts';
import { feedPage, ranking, savedBy, stats } from '../model/reads.ts';
import { START } from '../model/start.ts';
import type { ModelUser, State } from '../model/state.ts';
import { type StepKind, anyCaller, nameOf } from './step.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** How far the clock moves; including exactly to the next poll end, and to just before it. */
const MOVES = ['a minute', 'five hours', 'a day', 'three days', 'the next end', 'just before it'] as const;
const LENGTHS = { 'a minute': 60_000, 'five hours': 5 * HOUR, 'a day': DAY, 'three days': 3 * DAY };

function momentAfter({ now, entries }: State, move: (typeof MOVES)[number]): number {
  if (move !== 'the next end' && move !== 'just before it') return now + LENGTHS[move];
  const ends = entries.flatMap((entry) =>
    entry.kind === 'post' && entry.poll?.end ? [Date.parse(entry.poll.end)] : [],
  );
  const next = Math.min(...ends.filter((end) => end - 1 > now), now + DAY);
  return move === 'the next end' ? next : next - 1;
}

export const moveClock: StepKind<(typeof MOVES)[number]> = {
  args: constantFrom(...MOVES),
  play({ backend }, state, move) {
    state.now = momentAfter(state, move);
    backend.clock.set(state.now);
    const what = `the clock moves to ${backend.clock.iso()}`;
    return Promise.resolve({ what, outcome: succeeded(null), reply: { status: 200, body: null } });
  },
};

const FILTERS = ['recent', 'popular', 'polls', 'questions', 'stories', 'tips', 'unknown'];

export const readFeed: StepKind<{ caller: Caller; filter: string; offset: number; limit: number }> = {
  args: record({
    caller: anyCaller,
    filter: constantFrom(...FILTERS),
    offset: nat(12),
    limit: constantFrom(1, 4, 5, 20),
  }),
  async play({ backend }, state, { caller, filter, offset, limit }) {
    const query = { filter, offset, limit };
    const reply = await backend.send(caller, 'GET /api/unified-feed', { query });
    const outcome = succeeded(feedPage(state, filter, offset, limit));
    return { what: `${nameOf(caller)} reads the feed ${JSON.stringify(query)}`, outcome, reply };
  },
};

const someone = constantFrom(...START.users.map(({ id }) => id), 'missing');
type About = { caller: Caller; of: string };

const readStep = (
  key: string,
  specified: (state: State, user: ModelUser | undefined, caller: Caller) => Outcome,
): StepKind<About> => ({
  args: record({ caller: anyCaller, of: someone }),
  async play({ backend }, state, { caller, of }) {
    const user = state.users.get(of);
    const reply = await backend.send(caller, key, { id: of });
    const outcome = specified(state, user, caller);
    return { what: `${nameOf(caller)} reads ${key.replace(':id', of)}`, outcome, reply };
  },
});

export const readRanking = readStep('GET /api/users/:id/ranking', (state, user) =>
  user ? succeeded(ranking(state, user)) : refused(404),
);
export const readBookmarks = readStep('GET /api/users/:id/bookmarks', (state, owner, { userId: user }) => {
  if (user === null) return unauthorized();
  if (!owner) return refused(404);
  return user === owner.id ? succeeded(savedBy(state, owner)) : refused(403);
});

/** Fields of the stats that the model does not have are compared in compareState. */
export const readStats: StepKind<About> = {
  args: record({ caller: anyCaller, of: someone }),
  async play({ backend }, state, { caller, of }) {
    const reply = await backend.send(caller, 'GET /api/users/:id/stats', { id: of });
    const user = state.users.get(of);
    const { challengesCompleted: _left, ...body } = Object(reply.body);
    const outcome = user ? succeeded(stats(state, user)) : refused(404);
    return { what: `${nameOf(caller)} reads the stats of ${of}`, outcome, reply: { ...reply, body } };
  },
};
