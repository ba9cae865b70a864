import * as z from 'zod/mini';
import type { Endpoint } from '../src/contract/endpoint.ts';
import { endpoints } from '../src/contract/endpoints.ts';

type Json = Record<string, unknown>;

/** A schema as OpenAPI 3.1 takes it; an uploaded file is text of binary format there. */
function schemaOf(schema: z.ZodMiniType): Json {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, {
    unrepresentable: 'any',
    override: ({ zodSchema, jsonSchema }) => {
      if (zodSchema instanceof z.ZodMiniCustom)
        Object.assign(jsonSchema, { type: 'string', format: 'binary' });
    },
  });
  return rest;
}

const content = (type: string, schema: Json): Json => ({ content: { [type]: { schema } } });
const inPath = (name: string): Json => ({ name, in: 'path', required: true, schema: { type: 'string' } });

function parametersOf(row: Endpoint): Json[] {
  const names = [...row.path.matchAll(/:(\w+)/g)].map((match) => match[1] ?? '');
  const query = row.query instanceof z.ZodMiniObject ? Object.keys(row.query.shape) : [];
  return [
    ...names.map(inPath),
    ...query.map((name) => ({ name, in: 'query', required: false, schema: { type: 'string' } })),
  ];
}

function operationOf(noun: string, name: string, row: Endpoint): Json {
  const refusals = row.errors.map((status) => [status, { $ref: '#/components/responses/Refusal' }] as const);
  const type = row.encoding === 'multipart' ? 'multipart/form-data' : 'application/json';
  return {
    operationId: `${noun}.${name}`,
    tags: [noun],
    summary: row.about,
    parameters: parametersOf(row),
    ...(row.body ? { requestBody: { required: true, ...content(type, schemaOf(row.body)) } } : {}),
    responses: {
      [row.status]: { description: 'Success', ...content('application/json', schemaOf(row.reply)) },
      ...Object.fromEntries(refusals),
    },
  };
}

/** The OpenAPI 3.1 document of the endpoint table: a map over its rows, so that no path can be missing. */
export function openapiDocument(): Json & { paths: Record<string, Json> } {
  const paths: Record<string, Json> = {};
  for (const [noun, group] of Object.entries(endpoints)) {
    for (const [name, row] of Object.entries<Endpoint>(group)) {
      const path = row.path.replace(/:(\w+)/g, '{$1}');
      paths[path] = { ...paths[path], [row.method.toLowerCase()]: operationOf(noun, name, row) };
    }
  }
  const refusal = z.object({ message: z.string(), field: z.optional(z.string()) });
  return {
    openapi: '3.1.0',
    info: { title: 'Waystone API', version: '0.1.0' },
    servers: [{ url: '/' }],
    tags: Object.keys(endpoints).map((name) => ({ name })),
    paths,
    components: {
      responses: {
        Refusal: {
          description: 'Refused: why, and which field',
          ...content('application/json', schemaOf(refusal)),
        },
      },
    },
  };
}
