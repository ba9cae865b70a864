import type { Database } from '../../mocks/db/Database.ts';
import { SEED_EPOCH } from '../../mocks/seed/dates.ts';
import type { EntityName } from '../../mocks/tests/cases/EndpointCases.ts';

/** Finds the id of an entity named in the attempts among the current rows, by its relation to a user. */
export const findEntityIds =
  (db: Database, me: string) =>
  (entity: EntityName): string => {
    const { post, poll, pollVote, question, answer, todo, like } = db;
    const isMine = ({ userId }: { userId: string }): boolean => userId === me;
    const others = post.all().filter((row) => !isMine(row) && row.type === 'story');
    const liked = new Set(like.findBy('userId', me).map(({ postId }) => postId));
    const hasVoted = (pollId: string): boolean => pollVote.findBy('pollId', pollId).some(isMine);
    const isOpen = ({ expiresAt }: { expiresAt: string | null }): boolean =>
      expiresAt === null || Date.parse(expiresAt) > SEED_EPOCH;
    const writesPoll = (postId: string): boolean =>
      post.all().some((row) => row.id === postId && isMine(row));
    const finders: Record<EntityName, () => string | undefined> = {
      self: () => me,
      other: () => 'traveller_002',
      otherPost: () => others.find(({ id }) => !liked.has(id))?.id,
      openPoll: () =>
        poll.all().find((row) => isOpen(row) && !hasVoted(row.id) && !writesPoll(row.postId))?.id,
      votedPoll: () => poll.all().find((row) => isOpen(row) && hasVoted(row.id))?.id,
      otherQuestion: () => question.all().find((row) => !isMine(row))?.id,
      otherAnswer: () => answer.all().find((row) => !isMine(row))?.id,
      ownAnswer: () => answer.all().find(isMine)?.id,
      ownTodo: () => todo.all().find((row) => isMine(row) && !row.isVisited)?.id,
      otherTodo: () => todo.all().find((row) => !isMine(row))?.id,
      package: () => db.package.all()[0]?.id,
      destination: () => db.destination.all()[0]?.id,
      sponsor: () => db.sponsor.all()[0]?.id,
      missing: () => 'no_such_id',
    };
    const id = finders[entity]();
    if (id === undefined) throw new Error(`The seed has no ${entity}`);
    return id;
  };
