import { fill, flow, line, type Point } from './draw.ts';
import type { Drawing } from './Drawing.ts';

const r = Math.round;

/** The sun with two rings of glow, or the moon with one, and stars if the hour has them. */
export function sun(drawing: Drawing, at = 0.3, y = 110, radius = 30): void {
  const x = drawing.x(at);
  drawing.sunX = x;
  const { sun: colour, moon, stars: starry } = drawing.light;
  if (starry) stars(drawing);
  const disc = (size: number, opacity?: number): string =>
    `<circle cx="${x}" cy="${y}" r="${r(size)}" fill="${colour}"${opacity ? ` opacity="${String(opacity).slice(1)}"` : ''}/>`;
  if (moon) drawing.add(disc(radius * 1.7, 0.1), disc(radius * 0.75));
  else drawing.add(disc(radius * 3, 0.12), disc(radius * 1.8, 0.2), disc(radius));
}

function stars(drawing: Drawing): void {
  const dots = (count: number): string =>
    Array.from(
      { length: count },
      () => `M${r(drawing.randomOfHour(6, drawing.width))} ${r(drawing.randomOfHour(6, 190))}h0`,
    ).join('');
  drawing.add(
    line(dots(26), '#ffffff', 2, { round: true, opacity: 0.7 }),
    line(dots(7), '#ffffff', 3, { round: true }),
  );
}

/** Flat banks of cloud: stacked rounded bars, as cut from paper. */
export function clouds(drawing: Drawing, count = 3, y = 70, spread = 40, opacity = 0.8): void {
  let d = '';
  for (let i = 0; i < count; i += 1) {
    const x = drawing.random(-0.05, 0.9) * drawing.width;
    const long = drawing.random(60, 120);
    d += `M${r(x)} ${r(y + drawing.random(-spread, spread))}h${r(long)}m${-r(long * 0.7)}-9h${r(long * 0.45)}m${r(long * 0.05)} 18h${r(long * 0.4)}`;
  }
  drawing.add(line(d, drawing.light.cloud, 9, { round: true, opacity }));
}

/** A few birds far off; none by night. */
export function birds(drawing: Drawing, at = 0.62, y = 110, count = 4): void {
  let d = '';
  for (let i = 0; i < count; i += 1)
    d += `M${r(drawing.x(at) + drawing.random(-44, 44))} ${r(y + drawing.random(-20, 20))}q4-6 9 0q4-6 9 0`;
  if (drawing.light.moon) return;
  drawing.add(line(d, drawing.dim('#4a5560'), 2, { round: true, opacity: 0.85 }));
}

/** A bank of haze that thickens downwards and ends at `y + height`. */
export function mist(drawing: Drawing, y: number, height = 60, opacity = 0.9): void {
  const { haze } = drawing.light;
  drawing.add(
    fill(`M0 ${y}h${drawing.width}v${height}H0z`, drawing.gradient([haze, 0, 0], [haze, 1, opacity])),
  );
}

/** Curtains of northern light; none by day. */
export function northernLight(drawing: Drawing): void {
  if (!drawing.light.moon) return;
  const curtains = [
    ['#a58cf0', 120, 28, 0.5],
    ['#46d6bd', 200, 34, 0.6],
    ['#97f7b8', 150, 40, 0.7],
  ] as const;
  for (const [i, [colour, y, swing, strength]] of curtains.entries()) {
    const points = Array.from({ length: 7 }, (_, j): Point => [
      drawing.width * (j / 5 - 0.1),
      y + ((i + j) % 2 ? swing : -swing) + drawing.random(-10, 10),
    ]);
    const glow = drawing.gradient([colour, 0.1, 0], [colour, 0.75, strength * 0.4], [colour, 1, strength]);
    drawing.add(fill(flow(points, `V-20H-90z`), glow));
  }
}

/** Rain: slanting strokes over everything drawn so far, under a veil of haze. */
export function rain(drawing: Drawing, drops = 90, slant = 9): void {
  const { haze, cloud } = drawing.light;
  let d = '';
  for (let i = 0; i < drops; i += 1)
    d += `M${r(drawing.random(-10, drawing.width + 20))} ${r(drawing.random(-20, 390))}l${-slant} ${slant * 4}`;
  drawing.add(
    fill(`M0 0h${drawing.width}v400H0z`, haze, 0.12),
    line(d, cloud, 2, { round: true, opacity: 0.5 }),
  );
}
