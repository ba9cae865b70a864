import * as z from 'zod/mini';
import { endpoints } from '../../../src/contract/endpoints.ts';
import { ServerMessage } from '../../../src/contract/schemas/socketMessages.ts';
import type { Client } from '../Client.ts';
import type { CheckContext } from '../CheckContext.ts';
import { expectEqual, expectMatch } from '../expect.ts';
import { Mismatch, Skip } from '../exchange.ts';
import { type LiveSocket, type Message, waitForMessage } from '../sockets.ts';
import { type Check, checksOf } from './Check.ts';

const { polls, posts, questions } = endpoints;
const withId = (id: string) => ({ params: { id } });

/** The sockets of Asha, who acts, of Ravi, whose content she acts on, and of another user. */
interface Sockets {
  asha: LiveSocket;
  ravi: LiveSocket;
  /** Null if there is no third user. */
  other: LiveSocket | null;
}

/** The messages each socket must have received about one entity, by type, in any order. */
interface Expected {
  asha?: readonly string[];
  ravi?: readonly string[];
  other?: readonly string[];
}

const isAbout = (message: Message, id: string): boolean =>
  [message['postId'], message['pollId'], message['questionId']].includes(id);

/** Waits until all earlier messages have arrived, by sending a post that reaches everybody but its author. */
async function settle(context: CheckContext, { asha, ravi, other }: Sockets): Promise<void> {
  const [byAsha, byRavi] = [await context.post(context.asha), await context.post(context.ravi)];
  const waitForPost = (socket: LiveSocket, id: string) =>
    waitForMessage(
      socket,
      `new_post of ${id}`,
      (message) => message.type === 'new_post' && message['postId'] === id,
    );
  await Promise.all([
    waitForPost(asha, byRavi.id),
    waitForPost(ravi, byAsha.id),
    other && waitForPost(other, byRavi.id),
  ]);
}

async function withSockets(context: CheckContext, work: (sockets: Sockets) => Promise<void>): Promise<void> {
  const { connect, meera } = context.options;
  const opened: LiveSocket[] = [];
  async function open(client: Client): Promise<LiveSocket> {
    const socket = await connect(client);
    opened.push(socket);
    return socket;
  }
  try {
    await work({
      asha: await open(context.asha),
      ravi: await open(context.ravi),
      other: meera && (await open(meera)),
    });
  } finally {
    for (const socket of opened) socket.close();
  }
}

const allReceived = ({ asha, ravi, other }: Sockets): Message[] => [
  ...asha.received,
  ...ravi.received,
  ...(other?.received ?? []),
];

/** Asha acts; then each socket must have received exactly the expected messages about the given id. */
const sends =
  (expected: Expected, act: (context: CheckContext) => Promise<string>): Check['run'] =>
  (context) =>
    withSockets(context, async (sockets) => {
      const id = await act(context);
      await settle(context, sockets);
      for (const name of ['asha', 'ravi', 'other'] as const) {
        const about = sockets[name]?.received.filter((message) => isAbout(message, id));
        if (!about) continue;
        const types = about.map(({ type }) => String(type)).toSorted();
        const whom = { asha: 'who acted', ravi: 'the author', other: 'somebody else' }[name];
        expectEqual(types, [...(expected[name] ?? [])].toSorted(), `messages about ${id} for ${whom}`);
        // Ravi's own posts are published by him.
        for (const message of about.filter(({ type }) => type !== 'new_post'))
          expectMatch(message, { userId: context.asha.id }, 'who caused the message');
      }
    });

const vote = async (context: CheckContext, author: Client): Promise<string> => {
  const { id } = await context.poll(author);
  await context.asha.call(polls.vote, { ...withId(id), body: { optionIndex: 1 } });
  return id;
};
const comment = async (context: CheckContext, author: Client): Promise<string> => {
  const { id } = await context.post(author);
  await context.asha.call(posts.comment, { ...withId(id), body: { content: 'By the bus stand.' } });
  return id;
};
const like = async (context: CheckContext, author: Client): Promise<string> => {
  const { id } = await context.post(author);
  await context.asha.call(posts.like, withId(id));
  return id;
};
/** Ravi's own post is published to the others when he creates it. */
const byRavi = { asha: ['new_post'], other: ['new_post'] };

const votesInMessage: Check['run'] = (context) =>
  withSockets(context, async ({ ravi, other }) => {
    const id = await vote(context, context.ravi);
    const votes = [{ userId: context.asha.id, optionIndex: 1 }];
    for (const socket of other ? [ravi, other] : [ravi]) {
      const isUpdate = (message: Message) => message.type === 'poll_update' && message['pollId'] === id;
      expectMatch(await waitForMessage(socket, `poll_update of ${id}`, isUpdate), { votes }, 'poll_update');
    }
  });

const shapes: Check['run'] = (context) =>
  withSockets(context, async (sockets) => {
    await vote(context, context.ravi);
    await comment(context, context.ravi);
    await like(context, context.ravi);
    await context.question(context.asha);
    await settle(context, sockets);
    for (const message of allReceived(sockets)) {
      const parsed = z.safeParse(ServerMessage, message);
      const [issue] = parsed.error?.issues ?? [];
      if (issue) throw new Mismatch(`${issue.path.join('.')}: ${issue.message}. ${JSON.stringify(message)}`);
    }
  });

const relaysVote: Check['run'] = (context) =>
  withSockets(context, async ({ asha, ravi }) => {
    const id = await vote(context, context.ravi);
    asha.send({ type: 'poll_vote', pollId: id, userId: context.asha.id });
    const isUpdate = (message: Message) => message.type === 'poll_update' && message['pollId'] === id;
    await waitForMessage(ravi, `poll_update of ${id}`, isUpdate);
  });

const keepsConnection: Check['run'] = (context) =>
  withSockets(context, async (sockets) => {
    for (const text of ['not JSON', '[]', 'null', '{"type":"applause"}', '{"type":"poll_vote"}'])
      sockets.asha.send(text);
    await settle(context, sockets);
  });

export const liveChecks = checksOf('Live', {
  '[WS-03] a client that authenticates is greeted with connected': (context) =>
    withSockets(context, async ({ asha, ravi }) => {
      for (const socket of [asha, ravi])
        await waitForMessage(socket, 'connected', ({ type }) => type === 'connected');
    }),
  '[WS-10] a like reaches the author alone': sends({ ...byRavi, ravi: ['new_like'] }, (context) =>
    like(context, context.ravi),
  ),
  '[WS-10] taking a like back reaches nobody': sends({ ...byRavi, ravi: ['new_like'] }, async (context) => {
    const id = await like(context, context.ravi);
    await context.asha.call(posts.like, withId(id));
    return id;
  }),
  '[WS-10] a comment reaches the author alone': sends({ ...byRavi, ravi: ['new_comment'] }, (context) =>
    comment(context, context.ravi),
  ),
  "[AMB-56] a like and a comment on one's own post notify nobody": (context) =>
    withSockets(context, async (sockets) => {
      const { id } = await context.post(context.asha);
      await context.asha.call(posts.like, withId(id));
      await context.asha.call(posts.comment, { ...withId(id), body: { content: 'Mine.' } });
      await settle(context, sockets);
      const wrong = allReceived(sockets).filter(
        (message) => isAbout(message, id) && message.type !== 'new_post',
      );
      expectEqual(wrong, [], 'messages about an own like and comment');
    }),
  '[WS-09, AMB-54] a vote reaches everyone else, and notifies the author': sends(
    { ravi: ['poll_update', 'poll_updated'], other: ['poll_update'] },
    (context) => vote(context, context.ravi),
  ),
  "[AMB-56] a vote in one's own poll reaches the others, and notifies nobody": sends(
    { ravi: ['poll_update'], other: ['poll_update'] },
    (context) => vote(context, context.asha),
  ),
  '[WS-09] poll_update brings all votes of the poll': votesInMessage,
  '[WS-05] a new post reaches everyone else': sends(
    { ravi: ['new_post'], other: ['new_post'] },
    async (context) => (await context.post(context.asha)).id,
  ),
  '[WS-06] a new question reaches everyone else': sends(
    { ravi: ['new_question'], other: ['new_question'] },
    async (context) => (await context.question(context.asha)).id,
  ),
  'an answer and a bookmark reach nobody': (context) =>
    withSockets(context, async (sockets) => {
      const [post, question] = [await context.post(context.ravi), await context.question(context.ravi)];
      await settle(context, sockets);
      const before = sockets.ravi.received.length;
      await context.asha.call(questions.answer, { ...withId(question.id), body: { content: 'Here.' } });
      await context.asha.call(posts.bookmark, withId(post.id));
      await settle(context, sockets);
      const types = sockets.ravi.received.slice(before).map(({ type }) => type);
      expectEqual(types, ['new_post'], "messages for the author, the sentinel's new_post apart");
    }),
  '[WS-09] a poll_vote of a client reaches the others as poll_update': relaysVote,
  '[WS-12] a message that cannot be read is ignored': keepsConnection,
  'every message is as the contract says': shapes,
  '[WS-10] a third person receives nothing of what concerns two': ({ options }) =>
    options.meera
      ? Promise.resolve()
      : Promise.reject(new Skip('there are two people only; a third token makes it possible')),
});
