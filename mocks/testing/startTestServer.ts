import { afterAll, beforeEach } from 'vitest';
import { startMockServer } from '../node.ts';

/** A mock server for the tests in one file, on a free port, with traveller_001 signed in before each test. */
export async function startTestServer() {
  const server = await startMockServer(0);
  const { origin, mockBackend } = server;
  const send = (path: string, init?: RequestInit): Promise<Response> => fetch(origin + path, init);
  const post = (path: string, body?: BodyInit): Promise<Response> =>
    send(path, { method: 'POST', ...(body === undefined ? {} : { body }) });
  async function json<V>(response: Promise<Response>): Promise<V> {
    const value: V = await (await response).json();
    return value;
  }
  /** Calls a member of mockBackend over HTTP. */
  const control = <V>(member: string, ...args: unknown[]): Promise<V> =>
    json(post(`/__mock/${member}`, JSON.stringify(args)));
  /** Status and JSON of a refused call. */
  const errorOf = async (response: Promise<Response>) => ({
    status: (await response).status,
    ...(await json<object>(response)),
  });
  const points = async (): Promise<number> => {
    const stats = await json<{ totalPoints: number }>(send('/api/users/traveller_001/stats'));
    return stats.totalPoints;
  };
  const { rows } = await mockBackend.snapshot();
  const isLiked = (id: string): boolean =>
    rows.like.some(({ postId, userId }) => postId === id && userId === 'traveller_001');
  /** Another user's post that traveller_001 has not liked. */
  const postId = rows.post.find(({ id, userId }) => userId !== 'traveller_001' && !isLiked(id))?.id ?? '';
  beforeEach(() => control('signIn', 'traveller_001'));
  afterAll(() => server.close());
  return { origin, mockBackend, send, post, json, control, errorOf, points, postId };
}
