/** A call as a client would send it. */
interface Call {
  method: string;
  path: string;
  body?: unknown;
  encoding?: 'multipart' | undefined;
}

const toFormValue = (value: unknown): string | Blob => {
  if (value instanceof Blob) return value;
  return Array.isArray(value) ? JSON.stringify(value) : String(value);
};

function toForm(body: object): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(body)) {
    const isFileList =
      Array.isArray(value) && value.length > 0 && value.every((part) => part instanceof Blob);
    for (const part of isFileList ? value : [value]) form.append(name, toFormValue(part));
  }
  return form;
}

export function toRequest({ method, path, body, encoding }: Call, origin: string): Request {
  const url = new URL(path, origin);
  if (typeof body !== 'object' || body === null) return new Request(url, { method });
  if (encoding === 'multipart') return new Request(url, { method, body: toForm(body) });
  const headers = { 'Content-Type': 'application/json' };
  return new Request(url, { method, headers, body: JSON.stringify(body) });
}
