import type { AwardRow, Dataset } from '../db/rows.ts';
import { type Award, awardFor, awardRow } from '../rules/awardPoints.ts';
import { DATE_COLUMNS, SEED_EPOCH } from './dates.ts';

function shifted<Row extends object>(rows: readonly Row[], by: number): Row[] {
  return rows.map((row) => {
    const dates = Object.entries(row).flatMap(([column, value]) =>
      DATE_COLUMNS.has(column) && typeof value === 'string'
        ? [[column, new Date(Date.parse(value) + by).toISOString()]]
        : [],
    );
    return { ...row, ...Object.fromEntries(dates) };
  });
}

/**
 * The awards that the rows of a dataset have earned, by the resolvers' rules; each is given once (AMB-09).
 */
function awardsOf(dataset: Dataset): AwardRow[] {
  const posts = new Map(dataset.post.map((post) => [post.id, post]));
  const questions = new Map(dataset.question.map((question) => [question.id, question]));
  const awards = new Map<string, AwardRow>();
  const add = (award: Award, { id, userId }: { id: string; userId: string }, createdAt: string): void => {
    if (!award) return;
    const row = awardRow(award, { userId, createdAt, newId: () => `${userId}:${award.kind}:${id}` });
    awards.set(row.id, row);
  };
  for (const row of dataset.post) add(awardFor.post(), row, row.createdAt);
  for (const row of dataset.question) add(awardFor.question(), row, row.createdAt);
  for (const row of dataset.pollVote) add(awardFor.pollVote(row.pollId), row, row.createdAt);
  for (const row of dataset.visitedPlace) add(awardFor.visit(row.destination), row, row.visitedAt);
  for (const row of dataset.like) {
    const post = posts.get(row.postId);
    if (post) add(awardFor.like(row.userId, post), row, row.createdAt);
  }
  for (const row of dataset.comment) {
    const post = posts.get(row.postId);
    if (post) add(awardFor.comment(row.userId, post), row, row.createdAt);
  }
  for (const row of dataset.answer) {
    const question = questions.get(row.questionId);
    if (question) add(awardFor.answer(row.userId, question), row, row.createdAt);
  }
  return [...awards.values()];
}

/**
 * The seed at a given time in ms: moves every date, so that polls are open and posts are hours old
 * (SHIP-07), and adds the awards of its rows, which would double the size of the packed seed. Takes the
 * result of buildSeed, or a scenario of it.
 */
export function datasetAt(dataset: Dataset, epoch: number): Dataset {
  const by = epoch - SEED_EPOCH;
  return {
    ...dataset,
    user: shifted(dataset.user, by),
    post: shifted(dataset.post, by),
    like: shifted(dataset.like, by),
    bookmark: shifted(dataset.bookmark, by),
    comment: shifted(dataset.comment, by),
    poll: shifted(dataset.poll, by),
    pollVote: shifted(dataset.pollVote, by),
    question: shifted(dataset.question, by),
    answer: shifted(dataset.answer, by),
    todo: shifted(dataset.todo, by),
    visitedPlace: shifted(dataset.visitedPlace, by),
    award: shifted([...dataset.award, ...awardsOf(dataset)], by),
    itinerary: shifted(dataset.itinerary, by),
    sponsorEvent: shifted(dataset.sponsorEvent, by),
  };
}
