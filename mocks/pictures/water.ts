import { fill, line } from './draw.ts';
import { mix } from './mixColors.ts';
import { HEIGHT, type Drawing } from './Drawing.ts';

const r = Math.round;

/** Water from `y` down, with bands of light and the sun's path; `deep` replaces the hour's own deep colour. */
export function water(drawing: Drawing, y: number, deep?: string): void {
  const [far, near] = drawing.light.water;
  drawing.add(
    fill(
      `M0 ${y}h${drawing.width}v${HEIGHT - y}H0z`,
      drawing.gradient([far, 0], [deep ? drawing.lit(deep) : near, 1]),
    ),
  );
  let bands = '';
  for (let i = 0; i < 8; i += 1)
    bands += `M${r(drawing.random(-30, drawing.width * 0.7))} ${r(y + 6 + (HEIGHT - y) * (i / 8) ** 1.3)}h${r(drawing.random(0.15, 0.5) * drawing.width)}`;
  drawing.add(
    line(bands, mix(far, '#ffffff', drawing.light.moon ? 0.15 : 0.45), 2, {
      dash: '34 18 12 26',
      round: true,
      opacity: 0.55,
    }),
  );
  let path = '';
  for (let i = 0; i < 6; i += 1) {
    const long = 46 - i * 5 + drawing.random(-8, 8);
    path += `M${r(drawing.sunX - long / 2 + drawing.random(-6, 6))} ${r(y + 6 + i * 7 + i * i)}h${r(long)}`;
  }
  drawing.add(line(path, drawing.light.sun, 3, { round: true, opacity: 0.65 }));
}

/** A curving beach with a line of foam; `left` lays the sand on the left. */
export function beach(drawing: Drawing, y: number, colour: string, left = true): void {
  const at = (share: number): number => drawing.x(left ? share : 1 - share);
  const edge = (dy: number): string =>
    `M${at(-0.04)} ${y + dy}C${at(0.3)} ${y + 8 + dy} ${at(0.5)} ${y + 74 + dy} ${at(1.05)} ${y + 92 + dy}`;
  drawing.add(
    line(edge(-5), '#ffffff', 7, { opacity: 0.6 }),
    fill(`${edge(0)}V${HEIGHT + 10}H${at(-0.04)}z`, drawing.lit(colour)),
  );
}

/** An island or headland lying on the waterline. */
export function island(
  drawing: Drawing,
  at: number,
  y: number,
  long: number,
  tall: number,
  colour: string,
  far = 0.3,
): void {
  const x = drawing.x(at) - long / 2;
  drawing.add(
    fill(
      `M${r(x)} ${y}c${r(long * 0.12)}${-r(tall * 0.5)} ${r(long * 0.22)}${-tall} ${r(long * 0.42)}${-tall}s${r(long * 0.26)} ${r(tall * 0.55)} ${r(long * 0.38)} ${r(tall * 0.62)}s${r(long * 0.16)} ${r(tall * 0.28)} ${r(long * 0.2)} ${r(tall * 0.38)}z`,
      drawing.lit(colour, far),
    ),
  );
}
