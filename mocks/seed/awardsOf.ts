import { type AwardKind, POINTS } from '../../src/shared/limits.ts';
import { destinationKey } from '../../src/shared/rules/destinations.ts';
import type { AwardRow, Dataset } from '../db/rows.ts';

function award(userId: string, kind: AwardKind, key: string, createdAt: string): AwardRow {
  return { id: `${userId}:${kind}:${key}`, userId, kind, points: POINTS[kind], createdAt };
}

/**
 * One ledger row for each action that the rows show; own content earns nothing (PTS-15, AMB-09, AMB-21).
 * Derived when a seed is loaded: as data they would double its size.
 */
export function awardsOf(dataset: Dataset): AwardRow[] {
  const posts = new Map(dataset.post.map((post) => [post.id, post]));
  const polls = new Map(dataset.poll.map((poll) => [poll.id, posts.get(poll.postId)?.userId]));
  const askers = new Map(dataset.question.map((question) => [question.id, question.userId]));
  const rows = [
    ...dataset.post.map((post) => award(post.userId, 'create-post', post.id, post.createdAt)),
    ...dataset.question.map((row) => award(row.userId, 'ask-question', row.id, row.createdAt)),
    ...dataset.like
      .filter((like) => posts.get(like.postId)?.userId !== like.userId)
      .map((like) => award(like.userId, 'like', like.postId, like.createdAt)),
    ...dataset.comment
      .filter((comment) => posts.get(comment.postId)?.userId !== comment.userId)
      .map((comment) => {
        const kind = posts.get(comment.postId)?.type === 'question' ? 'answer' : 'comment';
        return award(comment.userId, kind, comment.id, comment.createdAt);
      }),
    ...dataset.pollVote
      .filter((vote) => polls.get(vote.pollId) !== vote.userId)
      .map((vote) => award(vote.userId, 'poll-vote', vote.pollId, vote.createdAt)),
    ...dataset.answer
      .filter((answer) => askers.get(answer.questionId) !== answer.userId)
      .map((answer) => award(answer.userId, 'local-answer', answer.id, answer.createdAt)),
    ...dataset.visitedPlace.map((place) =>
      award(place.userId, 'visit-place', destinationKey(place.destination), place.visitedAt),
    ),
  ];
  return [...new Map(rows.map((row) => [row.id, row])).values()];
}
