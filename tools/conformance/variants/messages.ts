import { changeMessages } from './variantHelpers.ts';
import type { Variant } from './Variant.ts';

/** Servers with a faulty socket, by fault. */
export const messageVariants: Readonly<Record<string, Variant>> = {
  'a like is not told': changeMessages('new_like', () => []),
  'a like is told to everybody': changeMessages('new_like', ({ message }) => [{ message, audience: {} }]),
  'a like is told to a third person': changeMessages('new_like', ({ message }) => [
    { message, audience: { to: ['meera'] } },
  ]),
  'a comment is not told': changeMessages('new_comment', () => []),
  'a comment is told to who wrote it': changeMessages('new_comment', ({ message }) => [
    { message, audience: { to: ['asha'] } },
  ]),
  'a vote is told to the author only': changeMessages('poll_update', ({ message }) => [
    { message, audience: { to: ['ravi'] } },
  ]),
  'a vote is told to the voter as well': changeMessages('poll_update', ({ message }) => [
    { message, audience: {} },
  ]),
  'the author of a poll is not notified': changeMessages('poll_updated', () => []),
  'votes are sent as their number': {
    socketText: (json) => json.replace(/"votes":\[.*?\]/, '"votes":1'),
  },
  'votes are sent without the last one': changeMessages('poll_update', ({ message, audience }) => [
    {
      message: message.type === 'poll_update' ? { ...message, votes: message.votes.slice(0, -1) } : message,
      audience,
    },
  ]),
  'a new question is not told': changeMessages('new_question', () => []),
  'a new question is told as a new post': changeMessages('new_question', ({ message, audience }) => [
    {
      message: { type: 'new_post', ...('questionId' in message && { postId: message.questionId }) },
      audience,
    },
  ]),
  'a new post is told to its author as well': changeMessages('new_post', ({ message }) => [
    { message, audience: {} },
  ]),
  'nobody is greeted': { socketText: (json) => json.replace('"connected"', '"hello"') },
  'every message comes twice': {
    publish: (sent) => (sent.message.type === 'new_post' ? [sent] : [sent, sent]),
  },
  'messages do not say who acted': {
    socketText(json) {
      const message: object = JSON.parse(json);
      return JSON.stringify({ ...message, userId: undefined });
    },
  },
};
