import { fill, flow, polygon, type Point } from './draw.ts';
import { mix } from './mixColors.ts';
import { HEIGHT, type Drawing } from './Drawing.ts';

const r = Math.round;

type Hills = { readonly swing?: number; readonly far?: number; readonly bumps?: number };

/** A line of soft hills filled to the foot of the picture. */
export function hills(
  drawing: Drawing,
  y: number,
  colour: string,
  { swing = 16, far = 0, bumps = 5 }: Hills = {},
): void {
  const points: Point[] = [[-20, y + drawing.random(-swing, swing)]];
  for (let i = 0; i < bumps; i += 1)
    points.push([
      (drawing.width * (i + 0.5)) / bumps + drawing.random(-20, 20),
      y + (i % 2 ? 1 : -1) * drawing.random(0.2, 1) * swing,
    ]);
  points.push([drawing.width + 20, y + drawing.random(-swing, swing)]);
  drawing.add(fill(flow(points, `V${HEIGHT}H-20z`), drawing.lit(colour, far)));
}

/** Level ground from `y` down. */
export function ground(drawing: Drawing, y: number, colour: string, far = 0): void {
  drawing.add(fill(`M0 ${y}h${drawing.width}v${HEIGHT - y}H0z`, drawing.lit(colour, far)));
}

type Peak = {
  readonly at: number;
  readonly top: number;
  readonly foot: number;
  readonly half: number;
  readonly colour: string;
  readonly far?: number;
  /** The share of the height that is white. */
  readonly snow?: number;
};

const STEPS = [0, 0.13, 0.3, 0.5, 0.74, 1] as const;

/** The points of an edge above a share of its height, cut cleanly at that share. */
function above(edge: readonly Point[], top: number, foot: number, share: number): Point[] {
  const cut = top + (foot - top) * share;
  const visible = edge.filter(([, y]) => y < cut);
  const [below, last] = [edge[visible.length], visible.at(-1)];
  if (!below || !last) return visible;
  const t = (cut - last[1]) / (below[1] - last[1]);
  return [...visible, [last[0] + (below[0] - last[0]) * t, cut]];
}

/** One mountain: a lit face, a shaded face parted by a broken crest, and snow on both. */
export function peak(drawing: Drawing, { at, top, foot, half, colour, far = 0.2, snow = 0 }: Peak): void {
  const x = drawing.x(at);
  const away = drawing.sunX < x ? 1 : -1;
  const tall = foot - top;
  const edge = (side: number): Point[] =>
    STEPS.map((t, i) => [x + side * half * (t + (i % 5 ? drawing.random(-0.05, 0.05) : 0)), top + tall * t]);
  const crest = STEPS.map((t, i): Point => [
    x + (i ? away * half * (i % 2 ? 0.2 : 0.02) * (0.4 + t) : 0),
    top + tall * t,
  ]);
  const [sunny, shady] = [edge(-away), edge(away)];
  const faces = (a: Point[], b: Point[]): string => polygon([...a, ...b.slice(1).toReversed()]);
  drawing.add(
    fill(faces(sunny, shady), drawing.lit(colour, far)),
    fill(faces(crest, shady), drawing.dim(colour, far)),
  );
  if (!snow) return;
  const ragged = (from: Point, to: Point, teeth: number): Point[] =>
    Array.from({ length: teeth - 1 }, (_, i) => {
      const t = (i + 1) / teeth;
      return [
        from[0] + (to[0] - from[0]) * t,
        from[1] + (to[1] - from[1]) * t + (i % 2 ? -0.06 : 0.08) * tall,
      ];
    });
  const cap = (a: readonly Point[], b: readonly Point[], teeth: number): string => {
    const [left, right] = [above(a, top, foot, snow), above(b, top, foot, snow)];
    return polygon([
      ...left,
      ...ragged(left.at(-1) ?? [x, top], right.at(-1) ?? [x, top], teeth),
      ...right.slice(1).toReversed(),
    ]);
  };
  const white = far * 0.55;
  drawing.add(
    fill(cap(sunny, shady, 6), drawing.lit('#fdfbf4', white)),
    fill(cap(crest, shady, 3), mix(drawing.dim('#dfe8f4', white), drawing.lit('#fdfbf4', white), 0.25)),
  );
}

type Range = Omit<Peak, 'at' | 'half'> & { readonly count?: number; readonly jitter?: number };

/** A row of mountains, the highest behind. */
export function range(drawing: Drawing, { count = 4, jitter = 40, ...peaks }: Range): void {
  const row = Array.from({ length: count }, (_, i) => ({
    at: (i + 0.5) / count + drawing.random(-0.06, 0.06),
    top: peaks.top + drawing.random(0, jitter),
  }));
  row.sort((a, b) => a.top - b.top);
  for (const { at, top } of row)
    peak(drawing, { ...peaks, at, top, half: (drawing.width / count) * drawing.random(0.75, 1) });
}

/** A dune with a sharp crest: the side away from the sun falls into shade. */
export function dune(
  drawing: Drawing,
  y: number,
  colour: string,
  { far = 0, at = 0.5, tall = 50 } = {},
): void {
  const [x, w] = [drawing.x(at), drawing.width];
  const sunLeft = drawing.sunX < x;
  const down = `C${r(x + (w - x) * 0.35)} ${y + 4} ${r(x + (w - x) * 0.6)} ${y + tall} ${w + 20} ${y + r(tall * 0.9)}V${HEIGHT}H`;
  const up = `M-20 ${y + tall}C${r(x * 0.45)} ${y + r(tall * 0.85)} ${r(x * 0.7)} ${y} ${x} ${y}`;
  const spine = `C${x + 40} ${y + r(tall * 0.7)} ${x - 60} ${y + tall} ${x + 30} ${HEIGHT}`;
  drawing.add(fill(`${up}${down}-20z`, drawing.lit(colour, far)));
  const shade = sunLeft
    ? `M${x} ${y}${down}${x + 30}C${x - 60} ${y + tall} ${x + 40} ${y + r(tall * 0.7)} ${x} ${y}z`
    : `${up}${spine}H-20z`;
  drawing.add(fill(shade, drawing.dim(colour, far)));
}
