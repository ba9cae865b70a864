import { FormDataEncoder } from 'form-data-encoder';

/** Whether this browser reads a form with a file back from a request; WebKit does not. */
async function readsForms(): Promise<boolean> {
  const form = new FormData();
  form.append('file', new Blob(['x']));
  return new Response(form).arrayBuffer().then(
    () => true,
    () => false,
  );
}

async function asBytes(form: FormData, init: RequestInit): Promise<RequestInit> {
  const encoder = new FormDataEncoder(form);
  const parts: BlobPart[] = [];
  for await (const part of encoder) parts.push(new Uint8Array(part));
  const headers = new Headers(init.headers);
  headers.set('Content-Type', encoder.contentType);
  return { ...init, headers, body: new Blob(parts) };
}

/** Sends forms as the bytes they are where nobody could read them otherwise; returns the way to stop. */
export function sendFormsAsBytes(): () => void {
  const { fetch } = globalThis;
  let reads: Promise<boolean> | undefined;
  globalThis.fetch = async (input, init) => {
    if (!(init?.body instanceof FormData)) return fetch(input, init);
    reads ??= readsForms();
    return fetch(input, (await reads) ? init : await asBytes(init.body, init));
  };
  return () => {
    globalThis.fetch = fetch;
  };
}
