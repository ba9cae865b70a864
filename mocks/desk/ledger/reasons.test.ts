import { expect, test } from 'vitest';
import { DEFAULT_TRAVELLER } from '../../content/namedUsers.ts';
import { createDatabase } from '../../db/Database.ts';
import { datasetOf } from '../../scenarios/scenarioRows.ts';
import { buildSeed } from '../../seed/buildSeed.ts';
import { SEED_EPOCH } from '../../seed/dates.ts';
import { aComment, aDataset, aPost, aQuestion, anAnswer, anAward } from '../../testing/factories.ts';
import { awardKinds, ledgerOf } from './recount.ts';
import { reasonsOf } from './reasons.ts';

test('[PTS-15] gives a reason for every award since the demo began', () => {
  const db = createDatabase();
  db.load(datasetOf(buildSeed(), { scenario: 'full', epoch: SEED_EPOCH }));
  const lines = ledgerOf(db.award.all(), DEFAULT_TRAVELLER);
  for (const kind of awardKinds) {
    const { times, earlier } = lines.find((line) => line.kind === kind)!;
    const texts = reasonsOf(db, DEFAULT_TRAVELLER, kind).map(({ text }) => text);
    expect(texts).toHaveLength(times - earlier);
    for (const text of texts)
      expect(text).toMatch(/^(Liked|Voted in|Visited|Commented on|Answered|Posted|Asked) /);
    expect(texts.join()).not.toMatch(/somebody|a post|undefined/);
  }
});

test('[PTS-02] finds the row created by the same action, and says so if it was removed', () => {
  const db = createDatabase();
  const award = anAward({ id: 'award_me-1', userId: 'asha', kind: 'comment' });
  db.load(
    aDataset({
      post: [aPost({ id: 'p', userId: 'ravi', type: 'tip' })],
      comment: [aComment({ id: 'comment_me-1', postId: 'p', userId: 'asha' })],
      award: [award, anAward({ ...award, id: 'award_me-2', createdAt: '2020-01-01T00:00:00.000Z' })],
    }),
  );
  expect(reasonsOf(db, 'asha', 'comment').map(({ text }) => text)).toEqual([
    `Commented on ${db.user.get('ravi')?.firstName}’s tip`,
    'Comment, removed since',
  ]);
});

test('[PTS-15] shows the whole title of a question, however long it is', () => {
  const db = createDatabase();
  const title = 'Which of the roads to Spiti is open '.repeat(5).trim();
  db.load(
    aDataset({
      question: [aQuestion({ id: 'q', userId: 'ravi', title })],
      answer: [anAnswer({ id: 'answer_me-1', questionId: 'q', userId: 'asha' })],
      award: [
        anAward({ id: 'award_me-1', userId: 'asha', kind: 'local-answer' }),
        anAward({ id: 'asha:ask-question:q', userId: 'asha', kind: 'ask-question' }),
      ],
    }),
  );
  expect(reasonsOf(db, 'asha', 'local-answer').map(({ text }) => text)).toEqual([`Answered “${title}”`]);
  expect(reasonsOf(db, 'asha', 'ask-question').map(({ text }) => text)).toEqual([`Asked “${title}”`]);
});
