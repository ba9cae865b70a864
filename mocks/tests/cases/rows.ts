import type { Dataset } from '../../db/rows.ts';
import {
  aComment,
  aDestination,
  aLikeOrBookmark,
  aPackage,
  aVisitedPlace,
  aPoll,
  aPost,
  aQuestion,
  aSponsor,
  aTag,
  aTodo,
  aVote,
  anAnswer,
  anAward,
} from '../../testing/factories.ts';
import type { EntityName } from './EndpointCases.ts';

/** One row in each table, for the tests of all endpoints: Asha is signed in, Ravi wrote most of them. */
export const rows: Partial<Dataset> = {
  post: [
    aPost({ id: 'story' }),
    aPost({ id: 'hers', userId: 'asha', type: 'tip' }),
    ...['ballot', 'closed', 'counted'].map((id) => aPost({ id, type: 'poll' })),
  ],
  comment: [aComment({ postId: 'story' })],
  like: [aLikeOrBookmark({ postId: 'story', userId: 'guest_user_001' })],
  bookmark: [aLikeOrBookmark({ postId: 'story', userId: 'asha' })],
  poll: [
    aPoll({ id: 'open_poll', postId: 'ballot' }),
    aPoll({ id: 'late_poll', postId: 'closed', expiresAt: '2026-11-21T09:00:00.000Z' }),
    aPoll({ id: 'voted_poll', postId: 'counted', options: 'Hills, Sea' }),
  ],
  pollVote: [aVote({ pollId: 'voted_poll', userId: 'asha' })],
  question: [aQuestion({ id: 'bags' }), aQuestion({ id: 'food', userId: 'asha', category: 'food' })],
  answer: [
    anAnswer({ id: 'theirs', questionId: 'food' }),
    anAnswer({ id: 'own', questionId: 'bags', userId: 'asha' }),
  ],
  todo: [aTodo({ id: 'leh' }), aTodo({ id: 'not_hers', userId: 'ravi' })],
  visitedPlace: [aVisitedPlace()],
  award: [anAward()],
  package: [aPackage({ id: 'boat', isFeatured: true })],
  destination: [aDestination({ id: 'ladakh', isFeatured: true })],
  tag: [aTag({ isFeatured: true })],
  sponsor: [aSponsor({ id: 'banyan' })],
};

/** The row ids of the entities named in attempts, as seen by Asha. */
export const ids: Readonly<Record<EntityName, string>> = {
  self: 'asha',
  other: 'ravi',
  otherPost: 'story',
  openPoll: 'open_poll',
  votedPoll: 'voted_poll',
  otherQuestion: 'bags',
  otherAnswer: 'theirs',
  ownAnswer: 'own',
  ownTodo: 'leh',
  otherTodo: 'not_hers',
  package: 'boat',
  destination: 'ladakh',
  sponsor: 'banyan',
  missing: 'missing',
};
