import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { examples } from './examples.ts';

/** Every file of schemas, so that a new one cannot be left out. */
const files = import.meta.glob<Record<string, unknown>>(['./schemas/*.ts', '!./schemas/*.test.ts'], {
  eager: true,
});
const named = Object.values(files).flatMap((file) =>
  Object.values(file).flatMap((schema) => {
    if (!(schema instanceof z.ZodMiniType)) return [];
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
