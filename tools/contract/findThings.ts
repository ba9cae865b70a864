import type { Database } from '../../mocks/db/Database.ts';
import { SEED_EPOCH } from '../../mocks/seed/dates.ts';
import type { Thing } from '../../mocks/tests/cases/EndpointCases.ts';

/** The id of a thing of the table of attempts among the present rows, by what it is to a person. */
export const findThings =
  (db: Database, me: string) =>
  (thing: Thing): string => {
    const { post, poll, pollVote, question, answer, todo, like } = db;
    const isMine = ({ userId }: { userId: string }): boolean => userId === me;
    const others = post.all().filter((row) => !isMine(row) && row.type === 'story');
    const liked = new Set(like.findBy('userId', me).map(({ postId }) => postId));
    const hasVoted = (pollId: string): boolean => pollVote.findBy('pollId', pollId).some(isMine);
    const isOpen = ({ expiresAt }: { expiresAt: string | null }): boolean =>
      expiresAt === null || Date.parse(expiresAt) > SEED_EPOCH;
    const writesPoll = (postId: string): boolean =>
      post.all().some((row) => row.id === postId && isMine(row));
    const finders: Record<Thing, () => string | undefined> = {
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
      nothing: () => 'no_such_id',
    };
    const id = finders[thing]();
    if (id === undefined) throw new Error(`The seed has no ${thing}`);
    return id;
  };
