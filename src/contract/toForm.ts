const toFormValue = (value: unknown): string | Blob => {
  if (value instanceof Blob) return value;
  return Array.isArray(value) ? JSON.stringify(value) : String(value);
};

/**
 * Builds a multipart body: a list of files becomes one part each, other lists become JSON, undefined fields
 * are omitted (API-50).
 */
export function toForm(body: object): FormData {
  const form = new FormData();
  const fields: [string, unknown][] = Object.entries(body);
  for (const [name, value] of fields) {
    if (value === undefined) continue;
    const isFileList = Array.isArray(value) && value.every((part) => part instanceof Blob);
    for (const part of isFileList ? value : [value]) form.append(name, toFormValue(part));
  }
  return form;
}
