/** A string as a TypeScript literal in single quotes. */
export const quote = (text: string): string =>
  `'${text
    .replaceAll('\\', String.raw`\\`)
    .replaceAll("'", String.raw`\'`)
    .replaceAll('\n', String.raw`\n`)
    .replaceAll('\r', String.raw`\r`)}'`;

const keyOf = (name: string): string => (/^[a-z_$][\w$]*$/i.test(name) ? name : quote(name));

/** A JSON value as TypeScript source. */
export function toSource(value: unknown): string {
  if (typeof value === 'string') return quote(value);
  if (Array.isArray(value)) return `[${value.map(toSource).join(', ')}]`;
  if (typeof value !== 'object' || value === null) return String(value);
  const fields = Object.entries(value).filter(([, field]) => field !== undefined);
  return fields.length > 0
    ? `{ ${fields.map(([name, field]) => `${keyOf(name)}: ${toSource(field)}`).join(', ')} }`
    : '{}';
}
