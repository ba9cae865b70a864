/** The first bytes of each picture format, one character per byte. */
export const FILE_HEADERS = {
  'image/jpeg': '\xff\xd8\xff\xe0',
  'image/png': '\x89PNG\r\n\x1a\n',
  'image/gif': 'GIF89a',
  'image/webp': 'RIFF\x10\x00\x00\x00WEBPVP8 ',
  'image/avif': '\x00\x00\x00\x20ftypavif',
} as const;

/** A file that starts with the given bytes, padded to a size in bytes. */
export function aFile(header: string, { size = header.length, type = '' } = {}): Blob {
  const bytes = new Uint8Array(size);
  bytes.set(Array.from(header, (letter) => letter.charCodeAt(0)));
  return new Blob([bytes], { type });
}

export const aPicture = (size?: number): Blob =>
  aFile(FILE_HEADERS['image/png'], size === undefined ? {} : { size });
