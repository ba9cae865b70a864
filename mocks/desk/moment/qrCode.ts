import { encode } from 'uqr';

/** Margin that scanners need, in modules (ISO/IEC 18004). */
const QUIET_ZONE = 4;
/** Capacity in bytes of the largest code at the lowest error correction level. */
export const MAX_TEXT_LENGTH = 2953;

interface QrCode {
  /** Width and height including the quiet zone, in modules. */
  size: number;
  /** The dark modules as an SVG path. */
  path: string;
}

/** One row of modules as rectangles, one per run of dark modules. */
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

/** The QR code of a text; null if it is too long. */
export function qrCodeOf(text: string): QrCode | null {
  if (new TextEncoder().encode(text).length > MAX_TEXT_LENGTH) return null;
  const { data, size } = encode(text, { ecc: 'L', border: QUIET_ZONE });
  return { size, path: data.map(runsOf).join('') };
}
