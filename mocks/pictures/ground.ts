import { fill, line, polygon } from './draw.ts';
import { HEIGHT, type Drawing } from './Drawing.ts';

const r = Math.round;

/** Rounded granite, heaped. */
export function boulders(
  drawing: Drawing,
  at: number,
  y: number,
  count: number,
  size: number,
  colour: string,
  far = 0,
): void {
  let [whole, shade] = ['', ''];
  for (let i = 0; i < count; i += 1) {
    const w = size * drawing.random(0.6, 1.15);
    const h = w * drawing.random(0.6, 0.85);
    const x = r(drawing.x(at) + (i - count / 2) * size * 0.75 + drawing.random(-6, 6));
    const foot = r(y - (i % 3) * size * 0.3);
    whole += `M${x} ${foot}c${-r(w * 0.1)}${-r(h * 0.7)} ${r(w * 0.15)}${-r(h)} ${r(w * 0.5)}${-r(h)}s${r(w * 0.65)} ${r(h * 0.4)} ${r(w * 0.55)} ${r(h)}z`;
    const side = drawing.sunX < x ? 1 : -1;
    const middle = x + r(w * 0.5);
    shade += `M${middle} ${foot - r(h)}c${r(side * w * 0.35)} 0 ${r(side * w * 0.62)} ${r(h * 0.4)} ${r(side * w * 0.5)} ${r(h)}h${-r(side * w * 0.42)}q${r(side * w * 0.3)}${-r(h * 0.5)} ${-r(side * w * 0.08)}${-r(h)}z`;
  }
  drawing.add(fill(whole, drawing.lit(colour, far)), fill(shade, drawing.dim(colour, far)));
}

/** Draws rock that rises from `foot` to `top`, twice `half` wide. */
type Landform = (
  drawing: Drawing,
  at: number,
  top: number,
  foot: number,
  half: number,
  colour: string,
  far?: number,
) => void;

/** A steep limestone tower standing out of water. */
export const karst: Landform = (drawing, at, top, foot, half, colour, far = 0) => {
  const x = drawing.x(at);
  const h = foot - top;
  const s = drawing.sunX < x ? 1 : -1;
  const body = `M${x - half} ${foot}c${r(half * 0.02)}${-r(h * 0.5)} ${r(half * 0.2)}${-r(h * 0.96)} ${r(half * 0.8)}${-h}s${r(half * 0.7)} ${r(h * 0.2)} ${r(half * 0.85)} ${r(h * 0.5)}s${r(half * 0.35)} ${r(h * 0.3)} ${r(half * 0.35)} ${r(h * 0.5)}z`;
  const shade = `M${x} ${top + 2}c${r(s * half * 0.5)} ${r(h * 0.08)} ${r(s * half * 0.85)} ${r(h * 0.4)} ${r(s * half * 0.94)} ${h - 2}h${-r(s * half * 0.72)}c${-r(s * half * 0.3)}${-r(h * 0.5)} ${r(s * half * 0.2)}${-r(h * 0.6)} ${-r(s * half * 0.22)}${-(h - 2)}z`;
  drawing.add(fill(body, drawing.lit(colour, far)), fill(shade, drawing.dim(colour, far)));
};

/** A table of bedded rock. */
export const mesa: Landform = (drawing, at, top, foot, half, colour, far = 0) => {
  const x = drawing.x(at);
  const h = foot - top;
  const s = drawing.sunX < x ? 1 : -1;
  const side = (k: number): [number, number][] => [
    [x + k * half * 0.5, top],
    [x + k * half * 0.6, top + h * 0.45],
    [x + k * half * 0.78, top + h * 0.58],
    [x + k * half, foot],
  ];
  drawing.add(
    fill(polygon([...side(-1).toReversed(), ...side(1)]), drawing.lit(colour, far)),
    fill(
      polygon([
        [x + s * half * 0.14, top],
        ...side(s),
        [x + s * half * 0.3, foot],
        [x + s * half * 0.06, top + h * 0.5],
      ]),
      drawing.dim(colour, far),
    ),
  );
};

/** Terraced fields: bands that follow the hillside, alternating two greens. */
export function terraces(
  drawing: Drawing,
  y: number,
  colours: readonly [string, string],
  bands = 7,
  tilt = 20,
): void {
  let top = y;
  for (let i = 0; i < bands; i += 1) {
    const lean = i % 2 ? tilt : -tilt * 0.6;
    const bow = 22 + i * 2;
    const d = `M-10 ${r(top + lean)}C${drawing.x(0.3)} ${r(top - bow)} ${drawing.x(0.6)} ${r(top + bow)} ${drawing.width + 10} ${r(top - lean)}V${HEIGHT}H-10z`;
    drawing.add(fill(d, drawing.lit(colours[i % 2] ?? colours[0], Math.max(0, 0.35 - i * 0.08))));
    top += 14 + i * 5;
  }
}

/** Contour lines of a planted slope. */
export function rows(drawing: Drawing, y: number, colour: string, count = 9): void {
  let d = '';
  for (let i = 0; i < count; i += 1) {
    const top = y + i * (8 + i * 2);
    d += `M-10 ${r(top + 10)}Q${drawing.x(0.35)} ${r(top - 24)} ${drawing.x(0.6)} ${r(top + 7)}T${drawing.width + 10} ${r(top)}`;
  }
  drawing.add(line(d, drawing.lit(colour), 3, { opacity: 0.55 }));
}

/** A road or path from the foreground to a point far off. */
export function road(drawing: Drawing, from: number, to: number, y: number, colour: string, wide = 90): void {
  const [a, b] = [drawing.x(from), drawing.x(to)];
  const half = wide / 2;
  drawing.add(
    fill(
      `M${a - half} ${HEIGHT}Q${r(b - wide)} ${r(y + (HEIGHT - y) * 0.45)} ${b - 4} ${y}h8Q${r(b - wide * 0.2)} ${r(y + (HEIGHT - y) * 0.5)} ${a + half} ${HEIGHT}z`,
      drawing.lit(colour),
    ),
  );
}
