import { birds, clouds, sun } from '../sky.ts';
import { fill, line } from '../draw.ts';
import { mesa } from '../ground.ts';
import { camel, giraffe } from '../landmarks/animals.ts';
import { ferry } from '../landmarks/boats.ts';
import { minaret, mosque } from '../landmarks/domes.ts';
import { balloon, chimney, pyramids, treasury } from '../landmarks/structures.ts';
import { dune, ground, hills, range } from '../land.ts';
import { acacia, bushes, palm } from '../plants.ts';
import type { View } from '../Drawing.ts';
import { houses } from '../town.ts';
import { water } from '../water.ts';

/** The Bosphorus, the deserts and Africa. */
export const deserts = {
  istanbul(drawing) {
    sun(drawing, 0.72, 160, 34);
    clouds(drawing, 3, 60);
    hills(drawing, 262, '#7d6c8c', { far: 0.55, swing: 14 });
    houses(drawing, 296, ['#c99a8c', '#b98a88', '#d8ac94'], { count: 18, tall: 34, far: 0.3 });
    drawing.addArt(0.48, 290, 1.06, mosque, { far: 0.02, lamp: 0.3 });
    bushes(drawing, 294, 26, 26, '#5d6a6c', { far: 0.1 });
    water(drawing, 300);
    drawing.addArt(0.66, 346, 1.4, ferry, { far: 0, flip: false });
    birds(drawing, 0.34, 120, 7);
  },
  cappadocia(drawing) {
    sun(drawing, 0.27, 176, 36);
    hills(drawing, 270, '#d9ab92', { far: 0.65, swing: 14 });
    mesa(drawing, 0.76, 232, 300, 150, '#d8a488', 0.5);
    for (const [at, y, k] of [
      [0.16, 330, 0.7],
      [0.32, 322, 0.6],
      [0.58, 326, 0.62],
      [0.7, 334, 0.76],
      [0.88, 340, 0.9],
    ] as const)
      drawing.addArt(at, y, k, chimney, { far: 0.24 });
    hills(drawing, 330, '#d8a688', { swing: 10, far: 0.12 });
    drawing
      .addArt(0.25, 386, 1.05, chimney, { far: 0 })
      .addArt(0.4, 374, 0.8, chimney, { far: 0.04 })
      .addArt(0.78, 392, 1.1, chimney, { far: 0 });
    hills(drawing, 384, '#c48a6c', { swing: 8 });
    drawing.addArt(0.5, 196, 1.35, balloon('#d9503a', '#f6c04e'), { far: 0 });
    drawing.addArt(0.7, 118, 0.85, balloon('#2f7f86', '#f7ead0'), { far: 0.12 });
    drawing.addArt(0.35, 104, 0.6, balloon('#e9a23c', '#c8452f'), { far: 0.24 });
    drawing.addArt(0.84, 210, 0.5, balloon('#8a4f86', '#f2c6b0'), { far: 0.34 });
    drawing.addArt(0.13, 132, 0.45, balloon('#3f6fb0', '#f7ead0'), { far: 0.4 });
  },
  petra(drawing) {
    sun(drawing, 0.5, 60, 30);
    drawing.add(fill('M0 0h600v400H0z', drawing.lit('#e0906a', 0.16)));
    drawing.add(
      line(
        'M80 60q200 30 440-6M80 110q200 24 440-10M80 170q220 20 440 0M80 240q220 14 440 4',
        drawing.dim('#d0805c', 0.16),
        7,
        { opacity: 0.35 },
      ),
    );
    drawing.addArt(0.5, 336, 1.1, treasury, { far: 0, flip: false });
    ground(drawing, 334, '#e9bd8a');
    drawing.add(
      fill('M0 0h136l10 60-14 70 18 60-22 80 16 70-24 60H0z', drawing.dim('#a85a44')),
      fill('M600 0H470l-14 70 20 60-16 70 22 70-12 70 26 60h104z', drawing.dim('#b9654a')),
      fill('M0 0h84l-12 90 20 80-18 120 14 110H0z', drawing.dim('#844238')),
      fill('M600 0h-76l14 110-18 90 20 100-10 100h70z', drawing.dim('#8f483a')),
    );
    drawing.addArt(0.46, 364, 1, camel, { far: 0 }).addArt(0.57, 372, 1.1, camel, { far: 0 });
  },
  giza(drawing) {
    sun(drawing, 0.25, 110, 38);
    clouds(drawing, 2, 60, 30, 0.7);
    ground(drawing, 276, '#e0b46c', 0.3);
    drawing.addArt(0.5, 292, 1.16, pyramids, { far: 0.04 });
    dune(drawing, 282, '#deac60', { far: 0.06, at: 0.7, tall: 40 });
    for (const [at, y] of [
      [0.3, 352],
      [0.4, 358],
      [0.5, 354],
    ] as const)
      drawing.addArt(at, y, 1.1, camel, { far: 0 });
    dune(drawing, 358, '#c48c44', { at: 0.36, tall: 30 });
    palm(drawing, 0.86, 392, 150, -0.3);
    palm(drawing, 0.92, 396, 110, 0.4);
  },
  marrakech(drawing) {
    sun(drawing, 0.26, 120, 40);
    range(drawing, { top: 132, foot: 270, colour: '#9c8090', far: 0.5, snow: 0.45, count: 4 });
    houses(drawing, 320, ['#e09a74', '#d98a66', '#eaae88'], { count: 11, tall: 50, far: 0.24 });
    for (const [at, h, lean] of [
      [0.14, 130, 0.2],
      [0.24, 110, -0.3],
      [0.72, 120, 0.3],
      [0.84, 140, -0.2],
    ] as const)
      palm(drawing, at, 330, h, lean, '#5c7a4c');
    drawing.addArt(0.5, 334, 1.14, minaret, { far: 0 });
    drawing.add(
      fill('M0 400v-72h600v72z', drawing.lit('#c8704c')),
      line('M0 326h600', drawing.lit('#d8845e'), 13, { dash: '18 12' }),
      fill('M270 400v-34q0-22 30-30 30 8 30 30v34z', drawing.dim('#6a3230')),
      line('M20 358h600', drawing.dim('#a8583f'), 5, { dash: '5 50' }),
    );
  },
  'maasai-mara'(drawing) {
    sun(drawing, 0.52, 178, 74);
    clouds(drawing, 3, 60, 30, 0.6);
    hills(drawing, 266, '#b98a5c', { far: 0.55, swing: 12 });
    ground(drawing, 284, '#d09a48', 0.14);
    acacia(drawing, 0.24, 294, 70);
    drawing
      .addArt(0.42, 326, 1.3, giraffe, { far: 0, flip: false })
      .addArt(0.52, 320, 0.9, giraffe, { far: 0.04, flip: false });
    ground(drawing, 324, '#a86f34');
    acacia(drawing, 0.72, 342, 150);
    hills(drawing, 366, '#7a4a28', { swing: 6 });
    birds(drawing, 0.3, 120, 6);
  },
  'cape-town'(drawing) {
    sun(drawing, 0.22, 86, 30);
    clouds(drawing, 2, 50);
    drawing.add(
      fill('M30 290l44-86 34-26 22-66 330-8 16 58 40 40 60 88z', drawing.lit('#8f9a94', 0.22)),
      fill(
        'M206 110l10 60 30 30 20 92h-70l-10-80-20-40zM330 107l16 70 34 30 10 84h196l-70-88-40-40-16-58z',
        drawing.dim('#8f9a94', 0.24),
      ),
      line('M120 104q60-14 120-4t120-4 110-2', drawing.light.cloud, 18, { round: true }),
      line('M130 122q20 8 40 4M300 116q30 10 60 2M400 112q24 12 50 8', drawing.light.cloud, 12, {
        round: true,
        opacity: 0.9,
      }),
      fill('M0 300l30-60 40-40 26 34 40 60z', drawing.lit('#7f9a80', 0.3)),
    );
    hills(drawing, 282, '#6f9a68', { far: 0.16, swing: 10 });
    houses(drawing, 338, ['#f4b04a', '#e0607c', '#4fa8b8', '#8fc07a', '#f08a5c', '#9a7cc0'], {
      from: 0,
      to: 1,
      count: 11,
      tall: 54,
    });
    ground(drawing, 336, '#d9cdb8');
    ground(drawing, 352, '#8a8f90');
    bushes(drawing, 392, 12, 40, '#4f7f58');
  },
} satisfies Record<string, View>;
