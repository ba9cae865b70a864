/** A string as a TypeScript literal in single quotes. */
export const quoted = (text: string): string =>
  `'${text
    .replaceAll('\\', String.raw`\\`)
    .replaceAll("'", String.raw`\'`)
    .replaceAll('\n', String.raw`\n`)
    .replaceAll('\r', String.raw`\r`)}'`;

const keyOf = (name: string): string => (/^[a-z_$][\w$]*$/i.test(name) ? name : quoted(name));

/** A JSON value as TypeScript source. */
export function source(value: unknown): string {
  if (typeof value === 'string') return quoted(value);
  if (Array.isArray(value)) return `[${value.map(source).join(', ')}]`;
  if (typeof value !== 'object' || value === null) return String(value);
  const fields = Object.entries(value).filter(([, field]) => field !== undefined);
  return fields.length > 0
    ? `{ ${fields.map(([name, field]) => `${keyOf(name)}: ${source(field)}`).join(', ')} }`
    : '{}';
}
