import { HttpResponse } from 'msw';
import { createStore } from '../world/createStore.ts';

/** One call and its response. */
export interface RequestEntry {
  method: string;
  path: string;
  query: Record<string, string>;
  /** As sent; files as name, type and size. */
  body: unknown;
  /** 0 if the connection failed. */
  status: number;
  reply: unknown;
  /** How long the response took. */
  ms: number;
}
/** The same with an unparsed response: parsing all of them would be slow. */
export interface RecordedRequest extends Omit<RequestEntry, 'reply'> {
  /** Sequence number of the call, from 1. */
  number: number;
  text: string;
}

/** Maximum number of calls kept; older ones are dropped. */
const MAX_CALLS = 500;

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/** The parsed JSON, the text itself if it is not JSON, or null if it is empty. */
export const parseJson = (text: string): unknown => (text === '' ? null : parse(text));

const describePart = (part: FormDataEntryValue): unknown =>
  typeof part === 'string' ? part : { name: part.name, type: part.type, size: part.size };

/** The body of a request; undefined if it is empty or cannot be read. */
async function bodyOf(request: Request | null): Promise<unknown> {
  if (!request?.body) return undefined;
  try {
    if (!request.headers.get('Content-Type')?.startsWith('multipart/')) return parse(await request.text());
    const form = await request.formData();
    return Object.fromEntries([...form.keys()].map((name) => [name, partsOf(form, name)]));
  } catch {
    return undefined;
  }
}
function partsOf(form: FormData, name: string): unknown {
  const parts = form.getAll(name).map(describePart);
  return parts.length > 1 ? parts : parts[0];
}

/** The requests and responses since the world began, for tests. */
export function createRequestLog() {
  const recorded = createStore<readonly RecordedRequest[]>([]);
  let count = 0;
  let pending = 0;

  async function record(request: Request, answer: () => Promise<Response>): Promise<Response> {
    const start = performance.now();
    const { pathname: path, searchParams } = new URL(request.url);
    const copy = request.method === 'GET' ? null : request.clone();
    pending += 1;
    try {
      const response = await answer();
      const hasFailed = response.type === 'error';
      const text = hasFailed ? '' : await response.text();
      const ms = Math.round(performance.now() - start);
      const body = await bodyOf(copy);
      const query = Object.fromEntries(searchParams);
      const { method } = request;
      const { status } = response;
      count += 1;
      const entry = { number: count, method, path, query, body, status, text, ms };
      recorded.change([...recorded.get(), entry].slice(-MAX_CALLS));
      // A new response costs the browser much less time than the clone of one.
      return hasFailed ? response : new HttpResponse(text, response);
    } finally {
      pending -= 1;
    }
  }
  return {
    record,
    /** Number of calls awaiting a response. */
    pending: (): number => pending,
    list: (): RequestEntry[] =>
      recorded.get().map(({ text, number: _number, ...entry }) => ({ ...entry, reply: parseJson(text) })),
    recorded: recorded.get,
    subscribe: recorded.subscribe,
    clear: (): void => recorded.change([]),
  };
}
export type RequestLog = ReturnType<typeof createRequestLog>;
