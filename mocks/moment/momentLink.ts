import { hash } from '../../src/shared/prng.ts';
import { MOMENT_VERSION } from './Moment.ts';

/** The URL fragment that holds a moment. */
const FRAGMENT = '#moment=';

const transformed = (
  bytes: BlobPart,
  stream: CompressionStream | DecompressionStream,
): Promise<ArrayBuffer> => new Response(new Blob([bytes]).stream().pipeThrough(stream)).arrayBuffer();

function toBase64Url(bytes: Uint8Array): string {
  let binary = '';
  for (const byte of bytes) binary += String.fromCharCode(byte);
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}
const fromBase64Url = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0));

const checksum = (text: string): string => hash(text).toString(36);

/** Encodes a moment for links, after `#moment=`: version, deflated JSON and a checksum. */
export async function encodeMoment(moment: unknown): Promise<string> {
  const json = new TextEncoder().encode(JSON.stringify(moment));
  const data = toBase64Url(new Uint8Array(await transformed(json, new CompressionStream('deflate-raw'))));
  return `${MOMENT_VERSION}.${data}.${checksum(data)}`;
}

/** A link that opens the moment on the page it was copied from. */
export function toMomentLink(page: string, encoded: string): string {
  const url = new URL(page);
  url.hash = `${FRAGMENT}${encoded}`;
  return url.href;
}

const damaged = (): RangeError => new RangeError('This moment link is damaged');

async function decode(data: string): Promise<string> {
  const plain = decodeURIComponent(data);
  // Handwritten JSON.
  if (plain.startsWith('{')) return plain;
  const [payload = '', sum] = data.split('.');
  if (sum !== checksum(payload)) throw damaged();
  return new TextDecoder().decode(
    await transformed(fromBase64Url(payload), new DecompressionStream('deflate-raw')),
  );
}

/** The JSON of a moment from a link, its fragment or a file. Throws a RangeError that explains what is wrong. */
export async function decodeMoment(text: string): Promise<unknown> {
  if (text.trimStart().startsWith('{')) return parseJson(text);
  const cut = text.indexOf(FRAGMENT);
  const [, version, data = ''] =
    /^(\d+)\.(.*)$/s.exec(cut === -1 ? text : text.slice(cut + FRAGMENT.length)) ?? [];
  if (version === undefined) throw new RangeError('This is not a moment link');
  if (Number(version) !== MOMENT_VERSION) throw otherVersion(Number(version));
  return parseJson(
    await decode(data).catch((error: unknown) => {
      throw error instanceof RangeError ? error : damaged();
    }),
  );
}

/** The error for a moment made by another version of the demo. */
export const otherVersion = (version: number): RangeError =>
  new RangeError(
    version > MOMENT_VERSION
      ? 'This moment was made by a newer version of the demo'
      : 'This moment was made by an older version of the demo',
  );

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw damaged();
  }
}
