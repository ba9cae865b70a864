import { expect, test } from 'vitest';
import { endpoints } from '../../src/contract/endpoints.ts';
import { ServerMessage } from '../../src/contract/schemas/socketMessages.ts';
import { type TestBackend, createTestBackend } from '../testing/createTestBackend.ts';
import { aPoll, aPost, aQuestion } from '../testing/factories.ts';

const { posts, polls, questions } = endpoints;
const id = (value: string) => ({ params: { id: value } });
const text = { body: { content: 'By the bus stand.' } };
const actor = { userId: 'asha', userName: 'Asha Rao', userAvatar: null };
const rows = {
  post: [
    aPost({ id: 'story' }),
    aPost({ id: 'ballot', type: 'poll' }),
    aPost({ id: 'hers', userId: 'asha', type: 'poll' }),
  ],
  poll: [aPoll({ id: 'poll', postId: 'ballot' }), aPoll({ id: 'own_poll', postId: 'hers' })],
  question: [aQuestion({ id: 'bags' })],
};
const asked = { title: 'Is it open?', content: 'In June.', destination: 'Rohtang', country: 'India' };
const vote = (poll: string) => ({ ...id(poll), body: { optionIndex: 1 } });
/** The message text, which is covered by the tests of recentNotifications. */
const about: unknown = expect.any(String);
const votes = [{ userId: 'asha', optionIndex: 1 }];

test.each<[string, (backend: TestBackend) => Promise<unknown>, unknown[]]>([
  [
    '[WS-09, AMB-54] a vote sends the counts to everyone else and notifies the author',
    ({ call }) => call(polls.vote, vote('poll')),
    [
      {
        message: { type: 'poll_update', pollId: 'poll', postId: 'ballot', votes, ...actor, about },
        audience: { except: 'asha' },
      },
      {
        message: { type: 'poll_updated', pollId: 'poll', postId: 'ballot', ...actor, about },
        audience: { to: ['ravi'] },
      },
    ],
  ],
  [
    "[AMB-56] a vote in one's own poll is sent only to the others",
    ({ call }) => call(polls.vote, vote('own_poll')),
    [
      {
        message: { type: 'poll_update', pollId: 'own_poll', postId: 'hers', votes, ...actor, about },
        audience: { except: 'asha' },
      },
    ],
  ],
  [
    '[WS-10] a comment notifies the author',
    ({ call }) => call(posts.comment, { ...id('story'), ...text }),
    [{ message: { type: 'new_comment', postId: 'story', ...actor, about }, audience: { to: ['ravi'] } }],
  ],
  [
    '[WS-10] a like notifies the author',
    ({ call }) => call(posts.like, id('story')),
    [{ message: { type: 'new_like', postId: 'story', ...actor, about }, audience: { to: ['ravi'] } }],
  ],
  [
    "[AMB-56] a like and a comment of one's own post notify nobody",
    async ({ call }) => [
      await call(posts.like, id('hers')),
      await call(posts.comment, { ...id('hers'), ...text }),
    ],
    [],
  ],
  [
    '[WS-05] a post notifies everyone else',
    ({ call }) => call(posts.create, { body: { content: 'Hello', type: 'tip' } }),
    [{ message: { type: 'new_post', postId: 'post_new1', ...actor, about }, audience: { except: 'asha' } }],
  ],
  [
    '[WS-06] a question notifies everyone else',
    ({ call }) => call(questions.create, { body: asked }),
    [
      {
        message: { type: 'new_question', questionId: 'question_new1', ...actor, about },
        audience: { except: 'asha' },
      },
    ],
  ],
  [
    'an answer and a bookmark notify nobody',
    async ({ call }) => [
      await call(questions.answer, { ...id('bags'), ...text }),
      await call(posts.bookmark, id('story')),
    ],
    [],
  ],
])('%s', async (_, act, expected) => {
  const backend = createTestBackend(rows);
  await act(backend);
  expect(backend.messages).toEqual(expected);
  expect(backend.messages.map(({ message }) => ServerMessage.parse(message))).toHaveLength(expected.length);
});

test('[WS-10] an unlike notifies nobody', async () => {
  const { call, messages } = createTestBackend(rows);
  await call(posts.like, id('story'));
  await call(posts.like, id('story'));
  expect(messages).toHaveLength(1);
});
