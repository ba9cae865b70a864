import * as z from 'zod/mini';
import { User, isoDate } from './users.ts';

export const PollVote = z.object({ userId: z.string(), optionIndex: z.number() });
export type PollVote = z.infer<typeof PollVote>;

/** ENT-06. `options` in any of its three encodings: read it with `parsePollOptions` of rules.ts (AMB-13). */
export const Poll = z.object({
  id: z.string(),
  options: z.union([z.array(z.string()), z.string()]),
  votes: z.array(PollVote),
  expiresAt: z.nullable(isoDate),
});
export type Poll = z.infer<typeof Poll>;

/** ENT-07, with the post's id (AMB-45) and the votes, so that a reader's own vote is known. */
export const PollFeedItem = z.object({
  contentType: z.literal('poll'),
  id: z.string(),
  question: z.string(),
  options: Poll.shape.options,
  votes: z.array(PollVote),
  votesWithPercentages: z.array(z.object({ option: z.string(), count: z.number(), percentage: z.number() })),
  totalVotes: z.number(),
  expiresAt: z.nullable(isoDate),
  post: z.object({ id: z.string(), user: User, destination: z.nullable(z.string()) }),
  createdAt: isoDate,
});
export type PollFeedItem = z.infer<typeof PollFeedItem>;

export const Ballot = z.object({ optionIndex: z.int() });
