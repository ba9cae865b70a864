import { block, fill, line } from './draw.ts';
import type { Drawing } from './Drawing.ts';

const r = Math.round;

type Row = {
  readonly from?: number;
  readonly to?: number;
  readonly far?: number;
  readonly tall?: number;
  readonly count?: number;
  readonly roof?: string;
  readonly lean?: number;
};

/** A row of houses in the given paints, with shutters and pitched roofs (flat without `roof`). */
export function houses(
  drawing: Drawing,
  y: number,
  paints: readonly string[],
  { from = 0, to = 1, far = 0.05, tall = 70, count = 9, roof, lean = 0 }: Row = {},
): void {
  const walls = paints.map(() => '');
  let [roofs, openings] = ['', ''];
  const wide = ((to - from) * drawing.width) / count;
  for (let i = 0; i < count; i += 1) {
    const x = r(drawing.x(from) + i * wide);
    const w = r(wide) + 1;
    const foot = r(y + lean * i);
    const h = r(tall * drawing.random(0.75, 1.25));
    walls[i % paints.length] += block(x, foot, w, h);
    if (roof)
      roofs += `M${x - 3} ${foot - h}l${r(w * 0.2)}-${r(w * 0.32)}h${r(w * 0.6)}l${r(w * 0.2) + 6} ${r(w * 0.32)}z`;
    for (let up = 18; up < h - 10; up += 24) openings += `M${x + r(w * 0.2)} ${foot - h + up}h${r(w * 0.7)}`;
  }
  for (const [i, d] of walls.entries()) drawing.add(fill(d, drawing.lit(paints[i] ?? '#ffffff', far)));
  if (roof) drawing.add(fill(roofs, drawing.dim(roof, far)));
  drawing.add(
    line(openings, drawing.light.window, 12, {
      dash: `${Math.max(5, r(wide * 0.14))} ${r(wide * 0.16)}`,
      opacity: 0.85,
    }),
  );
}

type Skyline = {
  readonly from?: number;
  readonly to?: number;
  readonly far?: number;
  readonly low?: number;
  readonly high?: number;
  readonly count?: number;
};

/** Towers of a city, with lit windows at night and thin ones by day. */
export function skyline(
  drawing: Drawing,
  y: number,
  colour: string,
  { from = 0, to = 1, far = 0.4, low = 50, high = 150, count = 16 }: Skyline = {},
): void {
  let [towers, sides, panes] = ['', '', ''];
  const wide = ((to - from) * drawing.width) / count;
  for (let i = 0; i < count; i += 1) {
    const x = r(drawing.x(from) + i * wide);
    const w = r(wide * drawing.random(0.7, 1));
    const h = r(drawing.random(low, high));
    towers += block(x, y, w, h);
    sides += drawing.sunX > x ? block(x, y, r(w * 0.35), h) : block(x + r(w * 0.65), y, r(w * 0.35), h);
    for (let up = 12; up < h - 8; up += 13) panes += `M${x + 5} ${y - h + up}h${w - 9}`;
  }
  drawing.add(
    fill(towers, drawing.lit(colour, far)),
    fill(sides, drawing.dim(colour, far)),
    line(panes, drawing.light.window, 4, {
      dash: '4 6 3 11',
      opacity: drawing.light.moon || drawing.hour === 'dusk' || drawing.hour === 'violet' ? 0.8 : 0.3,
    }),
  );
}
