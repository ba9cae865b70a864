import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { examples } from './examples.ts';
import * as destinations from './schemas/destinations.ts';
import * as discover from './schemas/discover.ts';
import * as feed from './schemas/feed.ts';
import * as itineraries from './schemas/itineraries.ts';
import * as leaderboard from './schemas/leaderboard.ts';
import * as packages from './schemas/packages.ts';
import * as polls from './schemas/polls.ts';
import * as posts from './schemas/posts.ts';
import * as questions from './schemas/questions.ts';
import * as replies from './schemas/replies.ts';
import * as todos from './schemas/todos.ts';
import * as users from './schemas/users.ts';

const exported = [
  destinations,
  discover,
  feed,
  itineraries,
  leaderboard,
  packages,
  polls,
  posts,
  questions,
  replies,
  todos,
  users,
];
const named = exported.flatMap((module) =>
  Object.values<z.ZodMiniType>(module).flatMap((schema) => {
    const id = z.globalRegistry.get(schema)?.id;
    return id === undefined ? [] : [{ id, schema }];
  }),
);

/** Excluded, since a file cannot be written as an example. */
const WITHOUT_EXAMPLE = 'NewProfilePicture';

test('every named schema has an example', () => {
  const ids = named.map(({ id }) => id).filter((id) => id !== WITHOUT_EXAMPLE);
  expect(Object.keys(examples).toSorted()).toEqual(ids.toSorted());
});

test.each(named.filter(({ id }) => id in examples))('the example of $id is valid', async ({ id, schema }) => {
  expect(await z.safeParseAsync(schema, examples[id])).toMatchObject({ success: true });
});
