import { createValue } from '../world/createValue.ts';

/** One call and its answer. */
export interface RequestEntry {
  method: string;
  path: string;
  query: Record<string, string>;
  /** As it was sent; files by their name, type and size. */
  body: unknown;
  /** 0 where the connection failed. */
  status: number;
  reply: unknown;
  /** How long the answer took. */
  ms: number;
}
/** The same, its answer as text: reading all of them takes time. */
export interface RecordedRequest extends Omit<RequestEntry, 'reply'> {
  /** Its place among all calls, from 1. */
  number: number;
  text: string;
}

/** So many calls are kept, the last ones. */
const MOST = 500;

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/** What a text says: JSON, or itself; null for an empty one. */
export const parseJson = (text: string): unknown => (text === '' ? null : parse(text));

const describePart = (part: FormDataEntryValue): unknown =>
  typeof part === 'string' ? part : { name: part.name, type: part.type, size: part.size };

/** What a request carries; undefined for nothing, and where it cannot be read. */
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

/** The calls since the world began, for tests: what was sent, and what was answered. */
export function createRequestLog() {
  const recorded = createValue<readonly RecordedRequest[]>([]);
  let count = 0;
  let pending = 0;

  async function record(request: Request, answer: () => Promise<Response | undefined>) {
    const start = performance.now();
    const { pathname: path, searchParams } = new URL(request.url);
    const copy = request.method === 'GET' ? null : request.clone();
    pending += 1;
    try {
      const response = await answer();
      if (!response) return response;
      const text = response.type === 'error' ? '' : await response.clone().text();
      const query = Object.fromEntries(searchParams);
      const ms = Math.round(performance.now() - start);
      const { status } = response;
      const body = await bodyOf(copy);
      count += 1;
      const entry = { number: count, method: request.method, path, query, body, status, text, ms };
      recorded.change([...recorded.get(), entry].slice(-MOST));
      return response;
    } finally {
      pending -= 1;
    }
  }
  return {
    record,
    /** How many calls wait for their answer. */
    pending: (): number => pending,
    list: (): RequestEntry[] =>
      recorded.get().map(({ text, number: _number, ...entry }) => ({ ...entry, reply: parseJson(text) })),
    recorded: recorded.get,
    subscribe: recorded.subscribe,
    clear: (): void => recorded.change([]),
  };
}
export type RequestLog = ReturnType<typeof createRequestLog>;
