import { HttpResponse, type RequestHandler, http } from 'msw';
import type { Backend } from '../createBackend.ts';
import { type Member, members } from './members.ts';
import { unknownNameError } from './unknownNameError.ts';

const membersByName = new Map<string, Member<unknown>>(Object.entries(members));

const errorResponse = (status: number, message: string): Response =>
  HttpResponse.json({ message }, { status });

/** The arguments from a JSON array; none for an empty body. Throws TypeError for anything else. */
async function readArguments(request: Request): Promise<unknown> {
  const text = await request.text();
  if (text === '') return [];
  try {
    const args: unknown = JSON.parse(text);
    if (Array.isArray(args)) return args;
  } catch {
    // Refused below, like JSON that is not an array.
  }
  throw new TypeError('The body is not a JSON list of arguments');
}

/** `window.mockBackend` over HTTP (SHIP-09): POST /__mock/<member>, and the list of members at /__mock. */
export function controlHandlers(backend: Backend): RequestHandler[] {
  return [
    http.get('*/__mock', () => HttpResponse.json([...membersByName.keys()])),
    http.all('*/__mock/:member', async ({ request, params }) => {
      const name = String(params['member']);
      const member = membersByName.get(name);
      if (!member)
        return errorResponse(404, unknownNameError('No such member', name, membersByName.keys()).message);
      if (request.method !== 'POST') return errorResponse(405, 'Members are called by POST');
      try {
        return HttpResponse.json((await member(backend, await readArguments(request))) ?? null);
      } catch (error) {
        // These two are thrown for wrong arguments; anything else is a server error.
        if (error instanceof TypeError || error instanceof RangeError)
          return errorResponse(400, error.message);
        throw error;
      }
    }),
  ];
}
