import * as z from 'zod/mini';
import { PollVote } from './polls.ts';

/** What the client sends on the socket (WS-02, WS-09, WS-10). */
export const ClientMessage = z.discriminatedUnion('type', [
  z.object({ type: z.literal('authenticate'), userId: z.string() }),
  z.object({ type: z.literal('poll_vote'), pollId: z.string(), userId: z.string() }),
  z.object({ type: z.literal('new_comment'), postId: z.string(), userId: z.string() }),
]);
export type ClientMessage = z.infer<typeof ClientMessage>;

/**
 * The user who caused the event, so that clients can ignore their own actions (AMB-56), and what they did.
 */
const actor = {
  userId: z.optional(z.string()),
  userName: z.optional(z.string()),
  userAvatar: z.optional(z.nullable(z.string())),
  /** What the user did and where, to follow the name: 'shared a story from Hampi, India'. */
  about: z.optional(z.string()),
  /** When it happened, if earlier than the message. */
  createdAt: z.optional(z.string()),
};

/** The poll's post, so that its notification opens it. */
const pollPost = { postId: z.optional(z.string()) };

/**
 * Messages from the server on the socket. Only `poll_update` carries data: its votes replace the counts
 * (AMB-54).
 */
export const ServerMessage = z.discriminatedUnion('type', [
  z.object({ type: z.literal('connected') }),
  z.object({
    type: z.literal('poll_update'),
    pollId: z.string(),
    votes: z.array(PollVote),
    ...pollPost,
    ...actor,
  }),
  z.object({ type: z.literal('poll_updated'), pollId: z.optional(z.string()), ...pollPost, ...actor }),
  z.object({ type: z.literal('new_comment'), postId: z.optional(z.string()), ...actor }),
  z.object({ type: z.literal('new_like'), postId: z.optional(z.string()), ...actor }),
  z.object({ type: z.literal('new_follow'), ...actor }),
  z.object({ type: z.literal('new_post'), postId: z.optional(z.string()), ...actor }),
  z.object({ type: z.literal('new_question'), questionId: z.optional(z.string()), ...actor }),
  // Never sent: the client maps every unknown type to this one (NOTIF-14).
  z.object({ type: z.literal('other'), questionId: z.optional(z.string()), ...actor }),
]);
export type ServerMessage = z.infer<typeof ServerMessage>;

/** Created by the client from a message and kept for the tab (ENT-18, AMB-56). */
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
  about?: string;
}
