import { HttpResponse, type RequestHandler, http } from 'msw';
import { type Member, members } from './members.ts';
import type { MockBackend } from './mockBackend.ts';

const byName: ReadonlyMap<string, Member> = new Map(Object.entries(members));

const refused = (status: number, message: string): Response => HttpResponse.json({ message }, { status });

/** A JSON list of arguments; nothing at all stands for none. Throws TypeError for anything else. */
async function argumentsOf(request: Request): Promise<unknown> {
  const text = await request.text();
  if (text === '') return [];
  try {
    const given: unknown = JSON.parse(text);
    if (Array.isArray(given)) return given;
  } catch {
    // Told below, with what is JSON and no list.
  }
  throw new TypeError('The body is not a JSON list of arguments');
}

/** `window.mockBackend` for tools without a window (SHIP-09): POST /__mock/<member>, and their list at /__mock. */
export function controlHandlers(backend: MockBackend): RequestHandler[] {
  return [
    http.get('*/__mock', () => HttpResponse.json([...byName.keys()])),
    http.all('*/__mock/:member', async ({ request, params }) => {
      const run = byName.get(String(params['member']));
      if (!run) return refused(404, `No such member: ${String(params['member'])}`);
      if (request.method !== 'POST') return refused(405, 'Members are called by POST');
      try {
        return HttpResponse.json((await run(backend, await argumentsOf(request))) ?? null);
      } catch (error) {
        // What members throw at wrong words; anything else is a fault of this server.
        if (error instanceof TypeError || error instanceof RangeError) return refused(400, error.message);
        throw error;
      }
    }),
  ];
}
