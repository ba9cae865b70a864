import * as z from 'zod/mini';
import { examples } from '../src/contract/examples.ts';

export type Json = Record<string, unknown>;

/** Removes details that zod adds beyond the contract: patterns of named formats, and the bounds of safe integers. */
function withoutNoise({ jsonSchema }: { jsonSchema: z.core.JSONSchema.BaseSchema }): void {
  if (jsonSchema.format !== undefined) delete jsonSchema.pattern;
  if (jsonSchema.format === 'binary') jsonSchema.type = 'string';
  if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum;
  if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum;
}

const withExample = ([name, schema]: [string, Json]): [string, Json] => [
  name,
  name in examples ? { ...schema, examples: [examples[name]] } : schema,
];

/** Prints schemas as JSON Schema; named ones become referenced components with an example. */
export function createSchemaPrinter() {
  const components: Record<string, Json> = {};
  function print(schema: z.ZodMiniType): Json {
    const printed = z.toJSONSchema(z.object({ schema }), {
      io: 'input',
      unrepresentable: 'any',
      override: withoutNoise,
    });
    const text = JSON.stringify([printed.properties?.['schema'], printed.$defs ?? {}]);
    const [result, definitions]: [Json, Record<string, Json>] = JSON.parse(
      text.replaceAll('"#/$defs/', '"#/components/schemas/'),
    );
    Object.assign(components, Object.fromEntries(Object.entries(definitions).map(withExample)));
    return result;
  }
  return { print, components };
}
export type PrintSchema = ReturnType<typeof createSchemaPrinter>['print'];
