/** Ways to change one field of a reply. */
const MUTATIONS = ['null', 'absent', 'longest', 'negative', 'unknown'] as const;
export type Mutation = (typeof MUTATIONS)[number];

/** Field names and list indexes. */
export type FieldPath = readonly (string | number)[];

/** The longest word that a text can contain. */
const LONG_TEXT = 'W'.repeat(2000);
const isWord = (value: unknown): value is string =>
  typeof value === 'string' && /^[a-z][a-z_-]{1,20}$/.test(value);

/** The mutations that apply to a value. */
export const mutationsOf = (value: unknown): Mutation[] => [
  'null',
  'absent',
  ...(typeof value === 'string' ? (['longest'] as const) : []),
  ...(typeof value === 'number' ? (['negative'] as const) : []),
  ...(isWord(value) ? (['unknown'] as const) : []),
];

/** Identifies the kind of a list item: each kind is tried only once, however long the list is. */
function shapeOf(item: unknown): string {
  const fields: object = Object(item);
  const kind: unknown = Reflect.get(fields, 'contentType') ?? '';
  return `${String(kind)} ${Object.keys(fields).join()}`;
}

/** Every field of a reply; in lists, those of the first item of each kind. */
export function fieldsOf(value: unknown, path: FieldPath = []): FieldPath[] {
  if (Array.isArray(value)) {
    const seen = new Set<string>();
    return value.flatMap((item: unknown, index) => {
      const shape = shapeOf(item);
      if (seen.has(shape) || seen.size > 2) return [];
      seen.add(shape);
      return fieldsOf(item, [...path, index]);
    });
  }
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, field]) => [
    [...path, name],
    ...fieldsOf(field, [...path, name]),
  ]);
}

export const valueAt = (value: unknown, path: FieldPath): unknown =>
  path.reduce((at: unknown, name) => Reflect.get(Object(at), name), value);

/** A copy of the reply with that field mutated. */
export function mutated(reply: unknown, path: FieldPath, mutation: Mutation): unknown {
  const copy: unknown = structuredClone(reply);
  const owner: object = Object(valueAt(copy, path.slice(0, -1)));
  const name = path.at(-1) ?? '';
  const old: unknown = Reflect.get(owner, name);
  const values: Record<Mutation, unknown> = {
    null: null,
    absent: undefined,
    longest: LONG_TEXT,
    negative: -Math.abs(Number(old)) - 1,
    unknown: 'something_new',
  };
  if (mutation === 'absent') Reflect.deleteProperty(owner, name);
  else Reflect.set(owner, name, values[mutation]);
  return copy;
}

/** Such as 'data[0].user.firstName'. */
export const fieldName = (path: FieldPath): string =>
  path
    .map((part) => (typeof part === 'number' ? `[${part}]` : `.${part}`))
    .join('')
    .replace(/^\./, '');
