export type Point = readonly [number, number];
type Stroke = { readonly dash?: string; readonly round?: boolean; readonly opacity?: number };

const r = Math.round;
const faint = (opacity: number | undefined): string =>
  opacity === undefined ? '' : ` opacity="${String(opacity).replace('0.', '.')}"`;

/** A filled path. */
export function fill(d: string, colour: string, opacity?: number): string {
  return `<path fill="${colour}"${faint(opacity)} d="${d}"/>`;
}

/** A stroked path; `round` ends make dots and trees out of lines without length. */
export function line(
  d: string,
  colour: string,
  width: number,
  { dash, round, opacity }: Stroke = {},
): string {
  const dashes = dash ? ` stroke-dasharray="${dash}"` : '';
  return `<path fill="none" stroke="${colour}" stroke-width="${width}"${dashes}${round ? ' stroke-linecap="round"' : ''}${faint(opacity)} d="${d}"/>`;
}

/** Straight edges from point to point, closed. */
export function polygon(points: readonly Point[]): string {
  let d = '';
  let [px, py] = [0, 0];
  for (const [i, [x, y]] of points.entries()) {
    const [dx, dy] = [r(x) - px, r(y) - py];
    d += i === 0 ? `M${dx} ${dy}l` : `${i > 1 && dx >= 0 ? ' ' : ''}${dx}${dy < 0 ? '' : ' '}${dy}`;
    [px, py] = [r(x), r(y)];
  }
  return `${d}z`;
}

/** A soft line near the points, through the middle of each leg, then `tail`. */
export function flow(points: readonly Point[], tail = ''): string {
  const [first = [0, 0], ...rest] = points;
  let d = `M${r(first[0])} ${r(first[1])}`;
  for (const [i, [x, y]] of rest.entries()) {
    const next = rest[i + 1];
    if (!next) break;
    const last = i === rest.length - 2;
    const [ex, ey] = last ? next : [(x + next[0]) / 2, (y + next[1]) / 2];
    d += `Q${r(x)} ${r(y)} ${r(ex)} ${r(ey)}`;
  }
  return d + tail;
}

/** A block standing on (x, y), from its left foot. */
export const block = (x: number, y: number, w: number, h: number): string =>
  `M${r(x)} ${r(y)}v${-r(h)}h${r(w)}v${r(h)}z`;

/** A wall that narrows upwards, centred on x. */
export const taper = (x: number, y: number, foot: number, top: number, h: number): string =>
  polygon([
    [x - foot / 2, y],
    [x - top / 2, y - h],
    [x + top / 2, y - h],
    [x + foot / 2, y],
  ]);

/** A bulb dome, centred on x, with its springing at y. */
export function onion(x: number, y: number, w: number, h: number): string {
  const [a, b] = [x - w / 2, x + w / 2];
  const belly = w * 0.24;
  return `M${r(a)} ${r(y)}C${r(a - belly)} ${r(y - h * 0.42)} ${r(x - w * 0.14)} ${r(y - h * 0.66)} ${r(x)} ${r(y - h)}C${r(x + w * 0.14)} ${r(y - h * 0.66)} ${r(b + belly)} ${r(y - h * 0.42)} ${r(b)} ${r(y)}z`;
}

/** A round dome, centred on x. */
export const dome = (x: number, y: number, w: number, h: number): string =>
  `M${r(x - w / 2)} ${r(y)}a${r(w / 2)} ${r(h)} 0 0 1 ${r(w / 2) * 2} 0z`;

/** A pointed opening, centred on x. */
export function arch(x: number, y: number, w: number, h: number): string {
  const [half, rise] = [r(w / 2), r(h * 0.45)];
  const leg = r(h) - rise;
  return `M${r(x) - half} ${r(y)}v${-leg}q0${-r(rise * 0.6)} ${half}${-rise}q${half} ${r(rise * 0.4)} ${half} ${rise}v${leg}z`;
}

/** The same shape at several places along a row. */
export const along = (xs: readonly number[], shape: (x: number, i: number) => string): string =>
  xs.map(shape).join('');
