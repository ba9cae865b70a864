import * as z from 'zod/mini';
import type { Endpoint } from '../src/contract/endpoint.ts';
import { schemasOf } from '../src/contract/endpointSchemas.ts';
import { endpoints } from '../src/contract/endpoints.ts';
import { ErrorReply } from '../src/contract/schemas/replies.ts';

type Json = Record<string, unknown>;

/** What zod prints beyond the contract: patterns that a format names already, and the bounds of safe integers. */
function withoutNoise({ jsonSchema }: { jsonSchema: z.core.JSONSchema.BaseSchema }): void {
  if (jsonSchema.format !== undefined) delete jsonSchema.pattern;
  if (jsonSchema.format === 'binary') jsonSchema.type = 'string';
  if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum;
  if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum;
}

/** Prints schemas; named ones are collected as components and referred to. */
function createPrinter() {
  const components: Json = {};
  function print(schema: z.ZodMiniType): Json {
    const printed = z.toJSONSchema(z.object({ schema }), {
      io: 'input',
      unrepresentable: 'any',
      override: withoutNoise,
    });
    const text = JSON.stringify([printed.properties?.['schema'], printed.$defs ?? {}]);
    const [result, definitions]: [Json, Json] = JSON.parse(
      text.replaceAll('"#/$defs/', '"#/components/schemas/'),
    );
    Object.assign(components, definitions);
    return result;
  }
  return { print, components };
}
type Print = ReturnType<typeof createPrinter>['print'];

const content = (type: string, schema: Json): Json => ({ content: { [type]: { schema } } });
const inPath = (name: string): Json => ({ name, in: 'path', required: true, schema: { type: 'string' } });

function queryParameter(name: string, field: z.ZodMiniType, print: Print): Json {
  const { description, ...schema } = print(field);
  return { name, in: 'query', required: false, ...(description ? { description } : {}), schema };
}

function parametersOf(endpoint: Endpoint, print: Print): Json[] {
  const names = [...endpoint.path.matchAll(/:(\w+)/g)].map((match) => match[1] ?? '');
  const shape: Record<string, z.ZodMiniType> = schemasOf(endpoint).query?.shape ?? {};
  return [
    ...names.map(inPath),
    ...Object.entries(shape).map(([name, field]) => queryParameter(name, field, print)),
  ];
}

function operationOf(resource: string, name: string, endpoint: Endpoint, print: Print): Json {
  const { body, reply } = schemasOf(endpoint);
  const errors = endpoint.errors.map((status) => [status, { $ref: '#/components/responses/Error' }] as const);
  const type = endpoint.encoding === 'multipart' ? 'multipart/form-data' : 'application/json';
  return {
    operationId: `${resource}.${name}`,
    tags: [resource],
    summary: endpoint.summary,
    parameters: parametersOf(endpoint, print),
    ...(body ? { requestBody: { required: true, ...content(type, print(body)) } } : {}),
    responses: {
      [endpoint.status]: { description: 'Success', ...content('application/json', print(reply)) },
      ...Object.fromEntries(errors),
    },
  };
}

/** The OpenAPI 3.1 document of the endpoint table. */
export function openapiDocument() {
  const { print, components } = createPrinter();
  const paths: Record<string, Json> = {};
  for (const [resource, group] of Object.entries(endpoints)) {
    for (const [name, endpoint] of Object.entries<Endpoint>(group)) {
      const path = endpoint.path.replace(/:(\w+)/g, '{$1}');
      const operation = operationOf(resource, name, endpoint, print);
      paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: operation };
    }
  }
  const error = print(ErrorReply);
  return {
    openapi: '3.1.0',
    info: { title: 'Waystone API', version: '0.1.0' },
    servers: [{ url: '/' }],
    tags: Object.keys(endpoints).map((name) => ({ name })),
    paths,
    components: {
      schemas: components,
      responses: {
        Error: { description: 'Refused: why, and which field', ...content('application/json', error) },
      },
    },
  };
}
