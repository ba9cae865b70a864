/** The request body for the log: as parsed, with references to the stored pictures instead of files. */
export function toLoggedBody(body: unknown, pictures: readonly string[]): unknown {
  const references = [...pictures];
  const replaced = (value: unknown): unknown => {
    if (value instanceof Blob) return references.shift();
    return Array.isArray(value) ? value.map(replaced) : value;
  };
  if (typeof body !== 'object' || body === null) return body;
  return Object.fromEntries(Object.entries(body).map(([name, value]) => [name, replaced(value)]));
}
