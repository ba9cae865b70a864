import * as z from 'zod/mini';
import { PollVote } from './polls.ts';

/** What the client sends on the socket (WS-01 to WS-04). */
export const ClientMessage = z.discriminatedUnion('type', [
  z.object({ type: z.literal('authenticate'), userId: z.string() }),
  z.object({ type: z.literal('poll_vote'), pollId: z.string(), userId: z.string() }),
  z.object({ type: z.literal('new_comment'), postId: z.string(), userId: z.string() }),
]);
export type ClientMessage = z.infer<typeof ClientMessage>;

/** Who did it, where the event has a doer: own actions never notify oneself (AMB-56). */
const actor = {
  userId: z.optional(z.string()),
  userName: z.optional(z.string()),
  userAvatar: z.optional(z.nullable(z.string())),
};

/** What the server says on /ws (spec 7). `poll_update` alone carries data: its votes replace the counts. */
export const ServerMessage = z.discriminatedUnion('type', [
  z.object({ type: z.literal('connected') }),
  z.object({ type: z.literal('poll_update'), pollId: z.string(), votes: z.array(PollVote), ...actor }),
  z.object({ type: z.literal('poll_updated'), pollId: z.optional(z.string()), ...actor }),
  z.object({ type: z.literal('new_comment'), postId: z.optional(z.string()), ...actor }),
  z.object({ type: z.literal('new_like'), postId: z.optional(z.string()), ...actor }),
  z.object({ type: z.literal('new_follow'), ...actor }),
  z.object({ type: z.literal('new_post'), postId: z.optional(z.string()), ...actor }),
  z.object({ type: z.literal('new_question'), questionId: z.optional(z.string()), ...actor }),
  // What the client makes of a kind that it does not know: something happened (NOTIF-14).
  z.object({ type: z.literal('other'), ...actor }),
]);
export type ServerMessage = z.infer<typeof ServerMessage>;

/** ENT-18: made in the client from a live message, kept for the tab (AMB-56). */
export interface Notification {
  id: string;
  type: string;
  message: string;
  timestamp: string;
  read: boolean;
  userId: string | null;
  postId: string | null;
  pollId: string | null;
  userName?: string;
  userAvatar?: string | null;
}
