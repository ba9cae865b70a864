import type { Dataset } from '../../mocks/db/rows.ts';
import { aDataset, aPoll, aPost, aQuestion, aTodo, aUser, anAward } from '../../mocks/testing/factories.ts';
import type { Start } from './model/start.ts';

/** The rows of the initial state, converted from the model's format. */
export const startRows = ({ users, posts, questions, todos }: Start): Dataset =>
  aDataset({
    user: users.map(({ id, firstName, lastName, email, joined }) =>
      aUser({ id, firstName, lastName, email, createdAt: joined }),
    ),
    award: users.flatMap(({ id, earned }) =>
      earned.map(({ at, points }) => anAward({ userId: id, points, createdAt: at })),
    ),
    post: posts.map(({ id, author, type, content, destination, at }) =>
      aPost({ id, userId: author, type, content, destination, createdAt: at }),
    ),
    poll: posts.flatMap(({ id, poll }) =>
      poll ? [aPoll({ id: poll.id, postId: id, options: poll.options, expiresAt: poll.end })] : [],
    ),
    question: questions.map(({ id, asker, title, at }) =>
      aQuestion({ id, userId: asker, title, createdAt: at }),
    ),
    todo: todos.map(({ id, owner, destination, at }) =>
      aTodo({ id, userId: owner, destination, createdAt: at, updatedAt: at }),
    ),
  });
