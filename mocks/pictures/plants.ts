import { fill, line } from './draw.ts';
import { mix } from './mixColors.ts';
import type { Drawing } from './Drawing.ts';

const r = Math.round;

type RowOptions = {
  readonly from?: number;
  readonly to?: number;
  readonly far?: number;
  readonly slope?: number;
};

/** A stand of firs. */
export function firs(
  drawing: Drawing,
  y: number,
  count: number,
  tall: number,
  colour: string,
  { from = 0, to = 1, far = 0, slope = 0 }: RowOptions = {},
): void {
  let d = '';
  for (let i = 0; i < count; i += 1) {
    const share = (i + drawing.random(0.1, 0.9)) / count;
    const h = r(tall * drawing.random(0.55, 1.1));
    const half = r(h * 0.19);
    d += `M${r(drawing.x(from + (to - from) * share)) - half} ${r(y + slope * share)}l${half}-${h} ${half} ${h}z`;
  }
  drawing.add(fill(d, drawing.lit(colour, far)));
}

/** Round-headed bushes and trees along a line. */
export function bushes(
  drawing: Drawing,
  y: number,
  count: number,
  size: number,
  colour: string,
  { from = 0, to = 1, far = 0, slope = 0 }: RowOptions = {},
): void {
  let d = '';
  for (let i = 0; i < count; i += 1) {
    const share = (i + drawing.random(0, 1)) / count;
    d += `M${r(drawing.x(from + (to - from) * share))} ${r(y + slope * share + drawing.random(-size * 0.2, size * 0.2))}h0`;
  }
  drawing.add(line(d, drawing.lit(colour, far), size, { round: true }));
}

/** Round-headed trees with trunks. */
export function trees(
  drawing: Drawing,
  y: number,
  count: number,
  size: number,
  colour: string,
  options: RowOptions = {},
): void {
  const { from = 0, to = 1, far = 0 } = options;
  let [trunks, heads] = ['', ''];
  for (let i = 0; i < count; i += 1) {
    const x = r(drawing.x(from + ((to - from) * (i + drawing.random(0.2, 0.8))) / count));
    const h = r(size * drawing.random(0.9, 1.3));
    trunks += `M${x} ${y}v${-h}`;
    heads += `M${x} ${y - h}v${-r(size * 0.4)}`;
  }
  drawing.add(
    line(trunks, drawing.dim('#5a4636', far), 3),
    line(heads, drawing.lit(colour, far), size, { round: true }),
  );
}

const FRONDS = [
  [-0.5, -0.5, -1.05, 0.12],
  [0.5, -0.5, 1.05, 0.12],
  [-0.36, -0.1, -0.7, 0.55],
  [0.36, -0.1, 0.7, 0.55],
  [-0.2, -0.62, -0.66, -0.5],
  [0.2, -0.64, 0.66, -0.48],
] as const;

/** A coconut palm leaning `lean` (-1 left, 1 right). */
export function palm(
  drawing: Drawing,
  at: number,
  y: number,
  tall: number,
  lean = 0.6,
  colour = '#2c5a44',
): void {
  const x = drawing.x(at);
  const [tx, ty] = [r(x + lean * tall * 0.28), y - tall];
  const leaf = tall * 0.36;
  const p = (share: number): number => r(share * leaf);
  const fronds = FRONDS.map(
    ([a, b, c, e]) =>
      `M${tx} ${ty}q${p(a)} ${p(b)} ${p(c)} ${p(e)} ${p((a - c) * 0.7)} ${p((b - e) * 0.42)} ${-p(c)} ${-p(e)}z`,
  ).join('');
  const ink = mix(drawing.dim(colour), drawing.lit(colour), 0.35);
  drawing.add(
    line(
      `M${x} ${y}Q${r(x + lean * tall * 0.04)} ${r(y - tall * 0.6)} ${tx} ${ty}`,
      ink,
      Math.max(3, r(tall * 0.045)),
    ),
    `<path fill="${ink}" stroke="${ink}" stroke-width="${Math.max(2, r(tall * 0.02))}" stroke-linejoin="round" d="${fronds}"/>`,
  );
}

/** Cypresses, given as [share of the width, foot, height]. */
export function cypresses(
  drawing: Drawing,
  list: readonly (readonly [number, number, number])[],
  colour = '#2c5443',
): void {
  const d = list.map(([at, y, h]) => {
    const w = r(h * 0.2);
    return `M${drawing.x(at)} ${y}q${-w}${-r(h * 0.35)} 0-${h}q${w} ${r(h * 0.65)} 0 ${h}z`;
  });
  drawing.add(fill(d.join(''), drawing.lit(colour)));
}

/** A flat-topped acacia. */
export function acacia(drawing: Drawing, at: number, y: number, tall: number, colour = '#3d4a2e'): void {
  const x = drawing.x(at);
  const k = tall / 100;
  const ink = drawing.dim(colour);
  const p = (value: number): number => r(value * k);
  drawing.add(
    line(
      `M${x} ${y}q${p(4)}${-p(40)}-${p(22)}${-p(76)}M${x} ${y - p(36)}q${p(8)}${-p(26)} ${p(34)}${-p(42)}`,
      ink,
      Math.max(3, p(7)),
    ),
    fill(
      `M${x - p(84)} ${y - p(74)}q${p(16)}${-p(26)} ${p(66)}${-p(26)}q${p(40)}${-p(12)} ${p(66)} ${p(6)}q${p(30)} ${p(4)} ${p(38)} ${p(20)}q${-p(80)} ${p(12)} ${-p(170)} 0z`,
      ink,
    ),
  );
}

/** Prayer flags on a sagging cord between two points. */
export function flags(drawing: Drawing, x1: number, y1: number, x2: number, y2: number, sag = 34): void {
  const [a, b] = [drawing.x(x1), drawing.x(x2)];
  const [mx, my] = [(a + b) / 2, (y1 + y2) / 2 + sag * 2];
  const inks = ['#2f6fb0', '#f7f2e4', '#d2402e', '#3f8f58', '#f2b92e'];
  const cloth = inks.map(() => '');
  for (let i = 0; i < 15; i += 1) {
    const t = (i + 0.7) / 15.5;
    const x = (1 - t) ** 2 * a + 2 * t * (1 - t) * mx + t * t * b;
    const y = (1 - t) ** 2 * y1 + 2 * t * (1 - t) * my + t * t * y2;
    cloth[i % 5] += `M${r(x - 6)} ${r(y)}h13l-2 15h-11z`;
  }
  drawing.add(line(`M${a} ${y1}Q${r(mx)} ${r(my)} ${b} ${y2}`, drawing.dim('#5a6068'), 2));
  for (const [i, d] of cloth.entries()) drawing.add(fill(d, drawing.lit(inks[i] ?? '#ffffff')));
}
