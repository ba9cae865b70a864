import { encode } from 'uqr';

/** Around a code, so that a camera finds it, modules (ISO/IEC 18004). */
const QUIET_ZONE = 4;
/** As many bytes as fit into the largest code with the least error correction. */
export const LONGEST_TEXT = 2953;

export interface QrCode {
  /** Width and height with the quiet zone, modules. */
  size: number;
  /** The dark modules, as the path of an SVG of that size. */
  path: string;
}

/** One line of modules as rectangles, each as wide as a run of dark ones. */
function runsOf(row: readonly boolean[], y: number): string {
  let path = '';
  for (let start = 0; start < row.length; start += 1) {
    if (!row[start]) continue;
    const next = row.indexOf(false, start);
    const end = next === -1 ? row.length : next;
    path += `M${start} ${y}h${end - start}v1h${start - end}z`;
    start = end;
  }
  return path;
}

/** The QR code of a text; null where it is too long for one. */
export function qrCodeOf(text: string): QrCode | null {
  if (new TextEncoder().encode(text).length > LONGEST_TEXT) return null;
  const { data, size } = encode(text, { ecc: 'L', border: QUIET_ZONE });
  return { size, path: data.map(runsOf).join('') };
}
