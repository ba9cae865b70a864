import { expect, test } from 'vitest';
import { createDatabase } from '../../db/Database.ts';
import { DEFAULT_TRAVELLER } from '../../content/namedUsers.ts';
import { datasetOf } from '../../scenarios/scenarioRows.ts';
import { buildSeed } from '../../seed/buildSeed.ts';
import { SEED_EPOCH } from '../../seed/dates.ts';
import { chooseOtherUser } from './chooseOtherUser.ts';

test('[WS-04] the second phone belongs to the author of a post on the left, so that a like there rings its bell', () => {
  const db = createDatabase();
  db.load(datasetOf(buildSeed(), { scenario: 'full', epoch: SEED_EPOCH }));
  const newest = chooseOtherUser(db, DEFAULT_TRAVELLER, []);
  const author = db.user.all().find(({ id }) => id !== newest && id !== DEFAULT_TRAVELLER)!.id;
  expect(chooseOtherUser(db, DEFAULT_TRAVELLER, [DEFAULT_TRAVELLER, 'nobody', author, newest])).toBe(author);
  expect(newest).not.toBe(DEFAULT_TRAVELLER);
});
