/** Whether this browser can read a form with a file back from a request; WebKit cannot. */
async function canReadForms(): Promise<boolean> {
  const form = new FormData();
  form.append('file', new Blob(['x']));
  return new Response(form).arrayBuffer().then(
    () => true,
    () => false,
  );
}

async function encodeForm(form: FormData, init: RequestInit): Promise<RequestInit> {
  const { FormDataEncoder } = await import('form-data-encoder');
  const encoder = new FormDataEncoder(form);
  const parts: BlobPart[] = [];
  for await (const part of encoder) parts.push(new Uint8Array(part));
  const headers = new Headers(init.headers);
  headers.set('Content-Type', encoder.contentType);
  return { ...init, headers, body: new Blob(parts) };
}

/** Sends forms as bytes if the browser could not read them back. Returns a function that restores fetch. */
export function sendFormsAsBytes(): () => void {
  const { fetch } = globalThis;
  let canRead: Promise<boolean> | undefined;
  globalThis.fetch = async (input, init) => {
    if (!(init?.body instanceof FormData)) return fetch(input, init);
    canRead ??= canReadForms();
    return fetch(input, (await canRead) ? init : await encodeForm(init.body, init));
  };
  return () => {
    globalThis.fetch = fetch;
  };
}
