import { packed } from 'virtual:initial-seed';
import { withBase } from '../src/routes.ts';
import type { FirstCall, FirstCallMessage, FirstReply } from '../src/shared/firstCall.ts';
import { createGuestReplies } from './guestReplies.ts';
import { findRoute } from './http/findRoute.ts';
import { answeredFirst } from './http/handlers.ts';
import { datasetAt } from './seed/datasetAt.ts';
import { unpack } from './seed/pack.ts';

/**
 * The script of a dedicated worker, which answers the first calls of a guest's page while that is hydrated. Its first
 * message is the time that the seed's dates are relative to, in ms. The page sends the same calls to the mock backend
 * later.
 */
type Message = { epoch: number } | FirstCallMessage;

let replies: ReturnType<typeof createGuestReplies> | undefined;

async function answer({ method, url }: FirstCall): Promise<FirstReply['response']> {
  const endpoint = findRoute(method, new URL(url).pathname)?.endpoint;
  if (!replies || !endpoint || !answeredFirst.has(endpoint)) return null;
  const response = await replies.reply(new Request(url, { method }));
  return { status: response.status, text: await response.text() };
}

addEventListener('message', ({ data }: MessageEvent<Message>) => {
  if ('epoch' in data) {
    const assetUrl = (name: string): string => withBase(`pictures/${name}`);
    replies = createGuestReplies({ dataset: datasetAt(unpack(packed), data.epoch), assetUrl });
  } else void answer(data).then((response) => postMessage({ id: data.id, response } satisfies FirstReply));
});
