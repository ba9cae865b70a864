import { along, fill, line } from '../draw.ts';
import type { Art } from '../Drawing.ts';

const paints = ['#d9603f', '#f2c65a', '#3f7f86', '#f4ead6', '#8a4f86', '#e9a23c'] as const;
const paint = (i: number): string => paints[i % paints.length] ?? paints[0];

/** Someone standing, seen from behind, with hands down or in the air. */
const person = (x: number, y: number, raised: boolean): string =>
  `M${x - 9} ${y}l3-40q6-8 12 0l3 40z${raised ? `M${x - 6} ${y - 38}l-9-20 5-2 9 20zM${x + 6} ${y - 38}l9-20-5-2-9 20z` : ''}`;

/** A crowd standing; on the terrace in the rain, some hold out their arms. */
const crowd =
  (isCheering: boolean): Art =>
  ({ lit, dim }) => {
    const xs = [-210, -176, -150, -96, -64, 4, 38, 96, 124, 172, 214];
    return (
      xs
        .map((x, i) => fill(person(x, (i % 3) * 3, isCheering && i % 3 === 0), lit(paint(i * 5 + 1))))
        .join('') +
      line(
        along(xs, (x, i) => `M${x}-${50 - (i % 3) * 3}h0`),
        dim('#5a3a2c'),
        15,
        { round: true },
      )
    );
  };

export const cheeringCrowd = crowd(true);
export const quietCrowd = crowd(false);

/** Six fishermen leaning back on one rope. */
export const haulers: Art = ({ lit, dim }) => {
  const xs = [-75, -45, -15, 15, 45, 75];
  return (
    line('M-62-74L-98-30L130-16', dim('#6d5a44'), 3) +
    xs.map((x, i) => fill(`M${x - 2} 0l10-36q8-5 12 2l-2 34z`, lit(paint(i)))).join('') +
    fill(
      along(xs, (x) => `M${x + 8}-34l-16 10 2 5 18-8z`),
      dim('#7a4f3a'),
    ) +
    line(
      along(xs, (x) => `M${x + 15}-44h0`),
      dim('#5a3a2c'),
      13,
      { round: true },
    ) +
    line(
      along(xs, (x) => `M${x + 2} 0l-3 12M${x + 15} 0l2 12`),
      dim('#5a3a2c'),
      4,
    )
  );
};

/** Two people walking away under umbrellas. */
export const umbrellas: Art = ({ lit, dim }) =>
  fill('M-34 0l4-52h24l4 52zM10 0l4-48h22l4 48z', dim('#46586a')) +
  line('M-24 0v10M-12 0v10M20 0v10M32 0v10', dim('#3a3034'), 6) +
  line('M-18-46v-30M25-42v-28', dim('#3a3034'), 3) +
  fill('M-62-64q10-44 44-46 34 2 44 46-11-8-22 0-11-8-22 0-11-8-22 0-11-8-22 0z', lit('#d9503a')) +
  fill('M-18-110q34 2 44 46-11-8-22 0-11-8-22 0z', dim('#d9503a')) +
  fill('M-16-60q8-38 41-40 33 2 41 40-10-8-20 0-10-8-21 0-10-8-20 0-11-8-21 0z', lit('#f2c65a')) +
  fill('M25-100q33 2 41 40-10-8-20 0-10-8-21 0z', dim('#e9b84a'));
