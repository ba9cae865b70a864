const PARTS = /^data:([^;,]+);base64,(.*)$/;

/** A blob as a data: URL, 'data:image/png;base64,…'. */
export async function toDataUrl(blob: Blob): Promise<string> {
  const bytes = new Uint8Array(await blob.arrayBuffer());
  const binary = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  return `data:${blob.type};base64,${btoa(binary)}`;
}

/** The blob of a data: URL. Throws TypeError for any other text. */
export function fromDataUrl(url: string): Blob {
  const [, type, base64] = PARTS.exec(url) ?? [];
  if (type === undefined || base64 === undefined) throw new TypeError('Not a data: URL');
  try {
    return new Blob([Uint8Array.from(atob(base64), (char) => char.charCodeAt(0))], { type });
  } catch {
    throw new TypeError('Not a data: URL');
  }
}
