import { HttpResponse, type RequestHandler, http, passthrough } from 'msw';
import * as z from 'zod/mini';
import type { Endpoint } from '../../src/contract/endpoint.ts';
import { endpoints } from '../../src/contract/endpoints.ts';
import { Refusal, invalid, unauthorized } from './HttpError.ts';
import type { Call, Resolver, Surroundings } from './RequestContext.ts';
import type { Faults } from './faults.ts';
import { resolvers } from '../resolvers/resolvers.ts';
import type { Session } from './session.ts';

interface HandlerOptions extends Surroundings {
  session: Session;
  faults: Faults;
  /** Turns the picture references in a reply ('media:…', 'asset:…') into addresses. */
  withAddresses: (json: string) => Promise<string>;
  /** Settles once every change is stored: what was answered outlives a reload at once (SHIP-06). */
  stored?: () => Promise<void>;
}

const refuse = ({ status, message, field }: Refusal): Response =>
  HttpResponse.json(field === undefined ? { message } : { message, field }, { status });

/** A form as plain data: fields that the schema holds as lists are collected, others are taken once. */
function fromForm(form: FormData, schema: z.ZodMiniType): Record<string, unknown> {
  const properties = schema instanceof z.ZodMiniObject ? Object.entries(schema.shape) : [];
  const isList = (field: unknown): boolean =>
    field instanceof z.ZodMiniArray || (field instanceof z.ZodMiniOptional && isList(field.def.innerType));
  return Object.fromEntries(
    properties
      .filter(([name]) => form.has(name))
      .map(([name, field]) => [name, isList(field) ? form.getAll(name) : form.get(name)]),
  );
}

/** The body as its schema says, or a 400 that names the field. */
async function readBody(row: Endpoint, request: Request): Promise<unknown> {
  if (!row.body) return undefined;
  let raw: unknown;
  try {
    raw = row.encoding === 'multipart' ? fromForm(await request.formData(), row.body) : await request.json();
  } catch {
    throw new Refusal(400, `The body is not ${row.encoding === 'multipart' ? 'a form' : 'JSON'}`);
  }
  const parsed = z.safeParse(row.body, raw);
  if (parsed.success) return parsed.data;
  const field = String(parsed.error.issues[0]?.path[0] ?? 'body');
  throw invalid(field, `${field} is missing or not valid`);
}

function createHandler(row: Endpoint, resolver: Resolver<Endpoint>, options: HandlerOptions): RequestHandler {
  const { session, faults, withAddresses, stored, ...surroundings } = options;
  async function answer(request: Request, params: Record<string, string>): Promise<Response> {
    // A mutation needs a living session before anything of the body is looked at (AUTH-10).
    const viewer = session.viewer(surroundings.db, row.method);
    if (!viewer && row.errors.includes(401)) throw unauthorized();
    const call: Call = {
      ...surroundings,
      params,
      query: Object.fromEntries(new URL(request.url).searchParams) as never,
      body: (await readBody(row, request)) as never,
      viewer,
      me: () => {
        if (!viewer) throw unauthorized();
        return viewer;
      },
    };
    const json = JSON.stringify(await resolver(call));
    if (row.method !== 'GET') await stored?.();
    return new HttpResponse(await withAddresses(json), {
      status: row.status,
      headers: { 'Content-Type': 'application/json' },
    });
  }
  return http.all(`*${row.path}`, async ({ request, params }) => {
    if (request.mode === 'navigate') return passthrough();
    if (request.method !== row.method) return undefined;
    const forced = await faults.apply(row);
    if (forced) return forced;
    try {
      return await answer(request, params as Record<string, string>);
    } catch (error) {
      if (error instanceof Refusal) return refuse(error);
      console.error(error);
      return HttpResponse.json({ message: 'Internal error' }, { status: 500 });
    }
  });
}

function isReadable(path: string): boolean {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}

/** The answer to a path that nobody serves (API-52). */
export const noSuchPath = ({ url }: Request): Response =>
  HttpResponse.json({ message: `No such path: ${new URL(url).pathname}` }, { status: 404 });

/** A path that cannot be decoded is refused before MSW tries to, which would answer with a stack (AMB-71). */
const unreadable = http.all(/\/api\//, ({ request }) =>
  isReadable(new URL(request.url).pathname) ? undefined : noSuchPath(request),
);

/** MSW handlers for every row of the endpoint table, and a JSON 404 for any other /api path (API-52). */
export function createHandlers(options: HandlerOptions): RequestHandler[] {
  const rows = Object.entries(endpoints).flatMap(([noun, group]) =>
    Object.entries(group).map(([name, row]) =>
      createHandler(
        row,
        (resolvers as Record<string, Record<string, Resolver<Endpoint>>>)[noun]![name]!,
        options,
      ),
    ),
  );
  const unknown = http.all('*/api/*', ({ request }) =>
    request.mode === 'navigate' ? passthrough() : noSuchPath(request),
  );
  return [unreadable, ...rows, unknown];
}
