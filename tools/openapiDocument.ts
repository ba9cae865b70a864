import type * as z from 'zod/mini';
import type { AnyEndpoint, Resource } from '../src/contract/endpoints.ts';
import { type Endpoint, type EndpointKey, type ErrorStatus } from '../src/contract/endpoint.ts';
import { schemasOf } from '../src/contract/endpointSchemas.ts';
import { endpoints } from '../src/contract/endpoints.ts';
import { ErrorReply } from '../src/contract/schemas/replies.ts';
import { type Json, type PrintSchema, createSchemaPrinter } from './openapiSchemas.ts';

const DESCRIPTION = `The API of Waystone, a travel community with a points game.

- A refused request answers \`{"message", "field"?}\` and changes nothing. It is checked in this order: session (401), entity in the path (404), query and body (400), then the rules (403, 409, 413, and 400 where a poll has ended).
- Values outside a list of allowed ones answer 400, except the feed's \`filter\`: an unknown one is answered like \`recent\`.
- Text is trimmed before its length is checked. Names in brackets, such as API-01 or AMB-11, are requirements and decisions in the repository's docs.
- Endpoints with the \`session\` scheme need the cookie of a signed-in user; all others are open to visitors.`;

const TAGS: Record<Resource, string> = {
  session: 'The signed-in user.',
  users: 'Users, their points, posts and lists.',
  feed: 'Posts, polls and local questions together.',
  posts: 'Stories, tips, questions and polls, with likes, bookmarks and comments.',
  polls: 'Votes in polls.',
  todos: 'The travel to-do list of the signed-in user.',
  questions: 'Ask a Local: questions, answers and their votes.',
  itineraries: 'Travel-plan requests.',
  packages: 'The catalogue of travel packages.',
  destinations: 'The catalogue of destinations.',
  discover: 'Trending tags and search.',
  leaderboard: 'Users by points, and the sponsors shown beside them.',
};

const ERRORS: Record<ErrorStatus | 500, readonly [name: string, description: string, example: Json]> = {
  400: [
    'BadRequest',
    'The query or body is not valid.',
    { message: 'content is required', field: 'content' },
  ],
  401: ['Unauthorized', 'Nobody is signed in, or the session has expired.', { message: 'Unauthorized' }],
  403: ['Forbidden', 'Not for this user.', { message: 'This to-do belongs to someone else' }],
  404: ['NotFound', 'There is no such entity.', { message: 'Post not found' }],
  409: ['Conflict', 'Done already.', { message: 'Already voted' }],
  413: [
    'TooLarge',
    'The file is too large.',
    { message: 'The picture is larger than 5 MB', field: 'profilePicture' },
  ],
  500: ['InternalError', 'An unexpected failure, without details.', { message: 'Internal error' }],
};

const PICTURES = { contentType: 'image/jpeg, image/png, image/webp, image/gif, image/avif' };
/** The encodings of form fields that are not plain text. */
const FORM_ENCODINGS: Partial<Record<EndpointKey<AnyEndpoint>, Json>> = {
  'POST /api/auth/user/profile-picture': { profilePicture: PICTURES },
  'POST /api/posts': { pollOptions: { contentType: 'application/json' }, images: PICTURES },
};

const json = (schema: Json, more: Json = {}): Json => ({ 'application/json': { schema, ...more } });

const errorReference = (status: ErrorStatus | 500): Json => ({
  $ref: `#/components/responses/${ERRORS[status][0]}`,
});

function queryParameter(name: string, field: z.ZodMiniType, print: PrintSchema): Json {
  const { description, ...schema } = print(field);
  return { name, in: 'query', required: false, ...(description ? { description } : {}), schema };
}

function parametersOf(endpoint: Endpoint, print: PrintSchema): Json[] {
  const names = [...endpoint.path.matchAll(/:(\w+)/g)].map((match) => match[1] ?? '');
  return [
    ...names.map((name) => ({ name, in: 'path', required: true, schema: { type: 'string' } })),
    ...Object.entries(schemasOf(endpoint).query?.shape ?? {}).map(([name, field]) =>
      queryParameter(name, field, print),
    ),
  ];
}

function requestBodyOf(endpoint: Endpoint, print: PrintSchema): Json {
  const { body } = schemasOf(endpoint);
  if (!body) return {};
  const schema = print(body);
  const encodings: Partial<Record<string, Json>> = FORM_ENCODINGS;
  const encoding = encodings[`${endpoint.method} ${endpoint.path}`] ?? {};
  const content =
    endpoint.input === 'multipart' ? { 'multipart/form-data': { schema, encoding } } : json(schema);
  return { requestBody: { required: true, content } };
}

function operationOf(resource: string, name: string, endpoint: Endpoint, print: PrintSchema): Json {
  const errors = [...endpoint.errors, 500 as const].map(
    (status) => [status, errorReference(status)] as const,
  );
  return {
    operationId: `${resource}.${name}`,
    tags: [resource],
    summary: endpoint.summary,
    security: endpoint.errors.includes(401) ? [{ session: [] }] : [],
    parameters: parametersOf(endpoint, print),
    ...requestBodyOf(endpoint, print),
    responses: {
      [endpoint.status]: { description: 'Done.', content: json(print(schemasOf(endpoint).reply)) },
      ...Object.fromEntries(errors),
      '4XX': { $ref: '#/components/responses/Refused' },
    },
  };
}

function pathsOf(print: PrintSchema): Record<string, Json> {
  const paths: Record<string, Json> = {};
  for (const [resource, group] of Object.entries(endpoints)) {
    for (const [name, endpoint] of Object.entries<Endpoint>(group)) {
      const path = endpoint.path.replace(/:(\w+)/g, '{$1}');
      const operation = operationOf(resource, name, endpoint, print);
      paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: operation };
    }
  }
  return paths;
}

function responsesOf(errorSchema: Json): Record<string, Json> {
  const documented = Object.values(ERRORS).map(([name, description, example]) => [
    name,
    { description, content: json(errorSchema, { example }) },
  ]);
  const refused = { description: 'Refused for any other reason.', content: json(errorSchema) };
  return { ...Object.fromEntries(documented), Refused: refused };
}

/** The OpenAPI 3.1 document of the endpoint table. */
export function openapiDocument() {
  const { print, components } = createSchemaPrinter();
  return {
    openapi: '3.1.0',
    info: {
      title: 'Waystone API',
      version: '0.1.0',
      description: DESCRIPTION,
      license: { name: 'Not licensed for reuse', identifier: 'LicenseRef-All-Rights-Reserved' },
    },
    servers: [
      { url: '/', description: "The page's own origin" },
      { url: 'http://127.0.0.1:4400', description: 'The mock server (npm run mock-server)' },
    ],
    tags: Object.entries(TAGS).map(([name, description]) => ({ name, description })),
    paths: pathsOf(print),
    components: {
      schemas: components,
      responses: responsesOf(print(ErrorReply)),
      securitySchemes: {
        session: {
          type: 'apiKey',
          in: 'cookie',
          name: 'session',
          description: 'Set by the sign-in at /api/auth/google. Clients send it back unread.',
        },
      },
    },
  };
}
