/** How far into a file its kind shows. */
const HEAD_BYTES = 32;

/** First bytes as one character each; a dot stands for any byte. */
const KINDS: readonly (readonly [type: string, head: RegExp])[] = [
  ['image/jpeg', /^\xff\xd8\xff/],
  ['image/png', /^\x89PNG\r\n.\n/s],
  ['image/gif', /^GIF8[79]a/],
  ['image/webp', /^RIFF.{4}WEBP/s],
  ['image/avif', /^.{4}ftyp.*avi[fs]/s],
];

/** The kind of a raster image by its first bytes, whatever its name says; null for anything else (AMB-69). */
export async function pictureType(file: Blob): Promise<string | null> {
  const bytes = new Uint8Array(await file.slice(0, HEAD_BYTES).arrayBuffer());
  const head = String.fromCharCode(...bytes);
  return KINDS.find(([, pattern]) => pattern.test(head))?.[0] ?? null;
}
