import * as z from 'zod/mini';
import { count, dateTime } from './fields.ts';
import { User } from './users.ts';

export const PollVote = z
  .object({ userId: z.string(), optionIndex: count })
  .register(z.globalRegistry, { id: 'PollVote', description: 'Who voted for which option, counted from 0.' });
export type PollVote = z.infer<typeof PollVote>;

/** Read it with `parsePollOptions` (AMB-13). */
const options = z.union([z.array(z.string()), z.string()]).register(z.globalRegistry, {
  description: 'A list, a JSON list as text, or text separated by commas. New polls are stored as a list.',
});

/** ENT-06. */
export const Poll = z
  .object({ id: z.string(), options, votes: z.array(PollVote), expiresAt: z.nullable(dateTime) })
  .register(z.globalRegistry, {
    id: 'Poll',
    description: 'A poll; `expiresAt` is null where it never ends.',
  });
export type Poll = z.infer<typeof Poll>;

/** ENT-07, with the post's id (AMB-45) and all votes, so that the user's own vote is known. */
export const PollFeedItem = z
  .object({
    contentType: z.literal('poll'),
    id: z.string(),
    question: z.string(),
    options,
    votes: z.array(PollVote),
    votesWithPercentages: z.array(
      z.object({
        option: z.string(),
        count,
        percentage: z.number().check(z.minimum(0), z.maximum(100)),
      }),
    ),
    totalVotes: count,
    expiresAt: z.nullable(dateTime),
    post: z.object({ id: z.string(), user: User, destination: z.nullable(z.string()) }),
    createdAt: dateTime,
  })
  .register(z.globalRegistry, { id: 'PollFeedItem', description: "A poll in the feed; `id` is the poll's." });
export type PollFeedItem = z.infer<typeof PollFeedItem>;

export const NewPollVote = z.object({ optionIndex: z.int() }).register(z.globalRegistry, {
  id: 'NewPollVote',
  description: 'The chosen option, counted from 0.',
});
