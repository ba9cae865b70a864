import { type AwardKind, TEXT_LIMITS } from '../../../src/shared/limits.ts';
import { destinationKey } from '../../../src/shared/rules/destinations.ts';
import type { Database } from '../../db/Database.ts';
import type { AwardRow } from '../../db/rows.ts';
import { truncate, postName, questionName } from '../moment/logSentences.ts';
import { awardNames, isEarlier } from './recount.ts';

type Rows = Pick<
  Database,
  'user' | 'post' | 'poll' | 'comment' | 'question' | 'answer' | 'todo' | 'visitedPlace' | 'award'
>;

/** Maximum length of the text of a post in a reason; titles of questions are shown whole. */
const MAX_LENGTH = 120;

/** The last part of a ledger id: the subject of a seeded award, or the action behind a later one. */
const subjectOf = ({ id, userId, kind }: AwardRow): string => {
  const keyed = `${userId}:${kind}:`;
  return id.startsWith(keyed) ? id.slice(keyed.length) : id.slice(id.indexOf('_') + 1);
};

/** The row itself, or the one created by the same action, whose id has the same suffix. */
function rowOf<R extends { id: string }>(rows: readonly R[], name: string, subject: string): R | undefined {
  return rows.find(({ id }) => id === subject || id === `${name}_${subject}`);
}

const visited = (db: Rows, userId: string, key: string): string | undefined =>
  db.visitedPlace.findBy('userId', userId).find((visit) => destinationKey(visit.destination) === key)
    ?.destination;

/** The reason for an award, from rows that still exist; undefined if they are gone. */
const reasons: Record<AwardKind, (db: Rows, subject: string, userId: string) => string | undefined> = {
  like: (db, subject) => `Liked ${postName(db, subject)}`,
  'poll-vote'(db, subject) {
    const poll = db.poll.get(subject);
    return poll && `Voted in ${postName(db, poll.postId)}`;
  },
  'visit-place'(db, subject, userId) {
    const visit = visited(db, userId, subject);
    return visit && `Visited ${visit}`;
  },
  comment(db, subject) {
    const comment = rowOf(db.comment.all(), 'comment', subject);
    return comment && `Commented on ${postName(db, comment.postId)}`;
  },
  answer(db, subject) {
    const comment = rowOf(db.comment.all(), 'comment', subject);
    return comment && `Answered ${postName(db, comment.postId)}`;
  },
  'create-post'(db, subject) {
    const post = rowOf(db.post.all(), 'post', subject);
    return post && `Posted “${truncate(post.content, MAX_LENGTH)}”`;
  },
  'ask-question'(db, subject) {
    const question = rowOf(db.question.all(), 'question', subject);
    return question && `Asked ${questionName(db, question.id, TEXT_LIMITS.title)}`;
  },
  'local-answer'(db, subject) {
    const answer = rowOf(db.answer.all(), 'answer', subject);
    return answer && `Answered ${questionName(db, answer.questionId, TEXT_LIMITS.title)}`;
  },
};

interface Reason {
  id: string;
  text: string;
  at: string;
}

/** The reason for each award of a kind, newest first; awards from before the demo began are only counted. */
export const reasonsOf = (db: Rows, userId: string, kind: AwardKind): Reason[] =>
  db.award
    .findBy('userId', userId)
    .filter((award) => award.kind === kind && !isEarlier(award))
    .toSorted((a, b) => b.createdAt.localeCompare(a.createdAt))
    .map((award) => ({
      id: award.id,
      text: reasons[kind](db, subjectOf(award), userId) ?? `${awardNames[kind]}, removed since`,
      at: award.createdAt,
    }));
