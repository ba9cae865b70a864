import type { FirstCall, FirstCallMessage, FirstReply } from '../shared/firstCall.ts';
import { allPainted } from './whenAnswered.ts';

/** The part of a worker that is used here. */
interface CallWorker extends EventTarget {
  postMessage: (call: FirstCallMessage, transfer: Transferable[]) => void;
  terminate: () => void;
}

let worker: CallWorker | null = null;
let store: (writes: readonly FirstCall[]) => void = () => undefined;
let count = 0;
const waiting = new Map<number, (response: FirstReply['response']) => void>();
/** The calls that the worker answered, in order. */
let answered: FirstCall[] = [];
let need: () => void = () => undefined;
const needed = new Promise<void>((resolve) => (need = resolve));

function receive(event: Event): void {
  if (!(event instanceof MessageEvent)) return;
  const { id, response }: FirstReply = event.data;
  waiting.get(id)?.(response);
  waiting.delete(id);
}

/** Ends the worker; calls that it has not answered go to the mock backend, which starts now. */
function stop(): void {
  worker?.terminate();
  worker = null;
  for (const resolve of waiting.values()) resolve(null);
  waiting.clear();
  need();
}

/** The worker's response to a call without a body. */
const responseOf = ({ method, url }: FirstCall): Promise<FirstReply['response']> =>
  new Promise((resolve) => {
    count += 1;
    waiting.set(count, resolve);
    worker?.postMessage({ id: count, method, url }, []);
  });

/**
 * The first calls of a guest's page in the demo: a worker answers them, so that the mock backend starts after they are on
 * screen instead of before.
 */
export const firstCalls = {
  /** Calls go to this worker from now on; `storeWrites` keeps its answered writes until the mock backend has them. */
  use(given: CallWorker, storeWrites: typeof store): void {
    worker = given;
    store = storeWrites;
    given.addEventListener('message', receive);
    given.addEventListener('error', stop);
  },

  /** The worker's response; null if the mock backend has to answer this call. */
  async ask(url: string, { method = 'GET', body }: RequestInit): Promise<Response | null> {
    if (!worker) return null;
    const response = body === undefined ? await responseOf({ method, url }) : null;
    if (!response) {
      need();
      return null;
    }
    answered.push({ method, url });
    if (method !== 'GET') store(answered.filter((call) => call.method !== 'GET'));
    return new Response(response.text, response);
  },

  stop,

  /** Settles when the mock backend should start: the first calls are answered and painted, or it is needed. */
  whenBackendNeeded: async (): Promise<void> => {
    if (worker) await Promise.race([allPainted(), needed]);
  },

  /** Ends the worker and sends the calls that it answered again, now to the mock backend. */
  async handOver(send: (call: FirstCall) => Promise<unknown>): Promise<void> {
    stop();
    const calls = answered;
    answered = [];
    for (const call of calls) await send(call);
  },
};
