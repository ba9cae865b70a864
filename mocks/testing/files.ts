/** First bytes of each kind of picture, one character a byte. */
export const HEADS = {
  'image/jpeg': '\xff\xd8\xff\xe0',
  'image/png': '\x89PNG\r\n\x1a\n',
  'image/gif': 'GIF89a',
  'image/webp': 'RIFF\x10\x00\x00\x00WEBPVP8 ',
  'image/avif': '\x00\x00\x00\x20ftypavif',
} as const;

/** A file that starts with the given bytes, filled up to a size in bytes. */
export function aFile(head: string, { size = head.length, type = '' } = {}): Blob {
  const bytes = new Uint8Array(size);
  bytes.set(Array.from(head, (letter) => letter.charCodeAt(0)));
  return new Blob([bytes], { type });
}

export const aPicture = (size?: number): Blob =>
  aFile(HEADS['image/png'], size === undefined ? {} : { size });
