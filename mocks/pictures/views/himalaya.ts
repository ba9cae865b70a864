import { birds, clouds, mist, sun } from '../sky.ts';
import { fill, line } from '../draw.ts';
import { boulders, road, rows } from '../ground.ts';
import { yak } from '../landmarks/animals.ts';
import { shikara } from '../landmarks/boats.ts';
import {
  cabin,
  cedarTemple,
  chorten,
  keyGompa,
  lehPalace,
  stupa,
  tawangGompa,
  tigersNest,
} from '../landmarks/himalaya.ts';
import { khajuraho } from '../landmarks/temples.ts';
import { footbridge, rootBridge, toyTrain } from '../landmarks/structures.ts';
import { ground, hills, peak, range } from '../land.ts';
import { bushes, cypresses, firs, flags, trees } from '../plants.ts';
import type { View } from '../Drawing.ts';
import { houses } from '../town.ts';
import { beach, water } from '../water.ts';

/** The Himalaya and its foothills. */
export const himalaya = {
  srinagar(drawing) {
    sun(drawing, 0.28, 96, 32);
    clouds(drawing, 3, 60);
    range(drawing, { top: 96, foot: 240, colour: '#8fa0b4', far: 0.5, snow: 0.5, count: 4 });
    hills(drawing, 226, '#6f9a7c', { far: 0.4, swing: 14 });
    houses(drawing, 250, ['#a8744e', '#b98860', '#96684a'], {
      from: 0.04,
      to: 0.5,
      count: 7,
      tall: 30,
      far: 0.22,
      roof: '#5c4a44',
    });
    trees(drawing, 250, 5, 32, '#dd8a3c', { from: 0.55, to: 0.98, far: 0.12 });
    water(drawing, 248, '#2f7f86');
    drawing.addArt(0.5, 330, 1.5, shikara, { far: 0 });
    const pads = 'M60 376h26M120 390h34M430 384h30M500 366h24M540 394h30M30 394h20';
    drawing.add(
      line(pads, drawing.lit('#4f9a5c'), 8, { round: true }),
      line('M132 382h0M446 376h0M512 360h0M70 369h0', drawing.lit('#f2a0b8'), 9, { round: true }),
    );
  },
  leh(drawing) {
    sun(drawing, 0.24, 84, 30);
    clouds(drawing, 3, 60);
    range(drawing, { top: 78, foot: 270, colour: '#9c8f90', far: 0.45, snow: 0.26, count: 4 });
    hills(drawing, 252, '#c9a67c', { far: 0.25, swing: 18 });
    peak(drawing, { at: 0.5, top: 190, foot: 350, half: 300, colour: '#c9a072', far: 0.08 });
    drawing.addArt(0.48, 252, 0.9, lehPalace, { far: 0 });
    houses(drawing, 322, ['#efe2c8', '#e3cda8', '#f6ead4'], {
      from: 0.16,
      to: 0.8,
      count: 12,
      tall: 34,
      far: 0.06,
    });
    ground(drawing, 320, '#b6966a');
    cypresses(
      drawing,
      [
        [0.08, 350, 74],
        [0.12, 354, 90],
        [0.17, 352, 70],
        [0.86, 350, 80],
        [0.91, 354, 96],
        [0.95, 350, 72],
      ],
      '#7d9a4c',
    );
    drawing.addArt(0.66, 372, 1.1, chorten, { far: 0 }).addArt(0.56, 366, 0.75, chorten, { far: 0 });
    flags(drawing, 0.02, 200, 0.36, 120, 26);
  },
  pangong(drawing) {
    sun(drawing, 0.26, 80, 28);
    clouds(drawing, 3, 60);
    range(drawing, { top: 92, foot: 250, colour: '#a08a80', far: 0.4, snow: 0.22, count: 5 });
    range(drawing, { top: 172, foot: 254, colour: '#b58f6c', far: 0.16, count: 4, jitter: 26 });
    water(drawing, 248, '#0b5fa8');
    flags(drawing, -0.02, 150, 0.62, 128, 26);
    beach(drawing, 330, '#d6bd94', true);
    boulders(drawing, 0.3, 392, 5, 34, '#a08c78');
    drawing.addArt(0.62, 396, 1.1, yak, { flip: false });
  },
  spiti(drawing) {
    sun(drawing, 0.76, 96, 30);
    clouds(drawing, 3, 70);
    range(drawing, { top: 70, foot: 290, colour: '#94929c', far: 0.46, snow: 0.42, count: 4 });
    hills(drawing, 268, '#b0a088', { far: 0.3, swing: 18 });
    peak(drawing, { at: 0.5, top: 176, foot: 372, half: 250, colour: '#ad9472', far: 0.1 });
    drawing.addArt(0.5, 304, 1, keyGompa, { far: 0 });
    hills(drawing, 336, '#a5895c', { swing: 8, far: 0.04 });
    road(drawing, 0.24, 0.4, 330, '#dcc59a', 54);
    bushes(drawing, 380, 13, 26, '#d08a35', { slope: 8 });
    hills(drawing, 392, '#8a6c40', { swing: 6 });
  },
  manali(drawing) {
    sun(drawing, 0.27, 90, 30);
    clouds(drawing, 3, 60);
    range(drawing, { top: 60, foot: 300, colour: '#8496ac', far: 0.46, snow: 0.5, count: 3 });
    firs(drawing, 300, 26, 120, '#55806c', { far: 0.4 });
    mist(drawing, 240, 60, 0.7);
    hills(drawing, 294, '#6d9a52', { far: 0.12, swing: 6 });
    firs(drawing, 332, 18, 150, '#2f6350', { far: 0.12, from: 0, to: 0.34 });
    firs(drawing, 332, 18, 150, '#2f6350', { far: 0.12, from: 0.68, to: 1.02 });
    drawing.addArt(0.51, 338, 1.05, cedarTemple, { far: 0 });
    hills(drawing, 338, '#6d9a52', { swing: 6 });
    road(drawing, 0.46, 0.51, 336, '#d9cba4', 90);
    firs(drawing, 410, 4, 190, '#1d4a3e', { from: -0.04, to: 0.12 });
    firs(drawing, 410, 4, 170, '#1d4a3e', { from: 0.9, to: 1.04 });
  },
  rishikesh(drawing) {
    sun(drawing, 0.3, 100, 32);
    clouds(drawing, 3, 60);
    hills(drawing, 176, '#6fa08c', { far: 0.65, swing: 50, bumps: 4 });
    hills(drawing, 214, '#548a68', { far: 0.35, swing: 40, bumps: 4 });
    drawing.addArt(0.78, 262, 0.52, khajuraho, { far: 0.1 });
    houses(drawing, 268, ['#f6dcae', '#f0b98a', '#fff2dc', '#e9a06c'], {
      from: 0.04,
      to: 0.3,
      count: 5,
      tall: 46,
      far: 0.1,
    });
    water(drawing, 262, '#1f8f8a');
    drawing.addArt(0.5, 250, 1.02, footbridge, { far: 0 });
    beach(drawing, 330, '#ecd9b0', true);
    boulders(drawing, 0.16, 396, 4, 46, '#a59a86');
  },
  darjeeling(drawing) {
    sun(drawing, 0.24, 110, 32);
    range(drawing, { top: 62, foot: 250, colour: '#9a94b4', far: 0.42, snow: 0.66, count: 3 });
    mist(drawing, 190, 70, 0.95);
    hills(drawing, 258, '#6d9480', { far: 0.4, swing: 18 });
    hills(drawing, 296, '#5d9060', { far: 0.14, swing: 12 });
    rows(drawing, 300, '#38704a', 3);
    drawing.add(fill('M0 338h600v8H0z', drawing.dim('#8a7460')));
    drawing.addArt(0.47, 338, 1.2, toyTrain('#3f74b8'), { far: 0, flip: false });
    hills(drawing, 358, '#4d8450', { swing: 5 });
    rows(drawing, 366, '#2c5f3c', 4);
    firs(drawing, 410, 3, 150, '#244f46', { from: 0.88, to: 1.02 });
  },
  gangtok(drawing) {
    sun(drawing, 0.74, 100, 30);
    range(drawing, { top: 70, foot: 260, colour: '#93a0b8', far: 0.45, snow: 0.6, count: 3 });
    mist(drawing, 200, 60, 0.9);
    hills(drawing, 246, '#4f8a6c', { far: 0.3, swing: 24 });
    for (const [y, from, to, far] of [
      [296, 0.3, 1, 0.2],
      [336, 0.18, 0.94, 0.08],
      [380, 0.08, 0.88, 0],
    ] as const) {
      bushes(drawing, y - 8, 13, 46, '#3f7d58', { far });
      houses(drawing, y, ['#f2d27a', '#e89a78', '#8fbfc0', '#f8ecd8', '#d9735a', '#a9c98a'], {
        from,
        to,
        count: 8,
        tall: 52,
        far,
        roof: '#4f7a74',
      });
    }
    bushes(drawing, 396, 14, 50, '#2c6048');
    drawing.add(line('M0 96L600 190', drawing.dim('#5a6068'), 3));
    drawing.addArt(0.36, 176, 1.15, cabin, { far: 0 }).addArt(0.7, 224, 0.9, cabin, { far: 0 });
  },
  tawang(drawing) {
    sun(drawing, 0.26, 110, 32);
    clouds(drawing, 3, 60);
    range(drawing, { top: 84, foot: 270, colour: '#7d7c9c', far: 0.5, snow: 0.5, count: 3 });
    hills(drawing, 250, '#6d6f88', { far: 0.42, swing: 26 });
    mist(drawing, 240, 56, 0.95);
    hills(drawing, 314, '#66805c', { far: 0.1, swing: 10 });
    drawing.addArt(0.5, 318, 1.15, tawangGompa, { far: 0, lamp: 0.3 });
    hills(drawing, 326, '#5b7a4e', { swing: 8 });
    firs(drawing, 392, 7, 76, '#2c4f48', { from: 0, to: 0.3 });
    flags(drawing, 0.6, 344, 1.02, 300, 22);
    hills(drawing, 388, '#40603e', { swing: 8 });
  },
  meghalaya(drawing) {
    sun(drawing, 0.5, 84, 26);
    hills(drawing, 130, '#5f9480', { far: 0.7, swing: 20 });
    bushes(drawing, 190, 22, 74, '#4f8a6c', { far: 0.55 });
    drawing.add(
      fill('M276 150q30-10 52 0l10 200h-70z', drawing.lit('#f4fbf6'), 0.85),
      line('M290 160v180M308 158v190M322 170v150', drawing.dim('#c4dcd8'), 3, { opacity: 0.6 }),
    );
    mist(drawing, 230, 60, 0.7);
    bushes(drawing, 250, 8, 110, '#3a7658', { from: -0.02, to: 0.34, far: 0.24 });
    bushes(drawing, 250, 8, 110, '#3a7658', { from: 0.68, to: 1.02, far: 0.24 });
    water(drawing, 312, '#2f7f7a');
    drawing.addArt(0.5, 292, 1.05, rootBridge, { far: 0 });
    boulders(drawing, 0.3, 386, 4, 50, '#7d8a84');
    boulders(drawing, 0.74, 392, 4, 58, '#74827c');
    bushes(drawing, 380, 5, 96, '#24553f', { from: -0.06, to: 0.12 });
    bushes(drawing, 380, 5, 96, '#24553f', { from: 0.9, to: 1.06 });
  },
  paro(drawing) {
    sun(drawing, 0.22, 84, 28);
    hills(drawing, 190, '#6f9a90', { far: 0.75, swing: 40 });
    hills(drawing, 250, '#5a8a76', { far: 0.5, swing: 30 });
    const [w, rock] = [drawing.width, '#93887c'];
    drawing.add(
      fill(`M${w} 0H${drawing.x(0.62)}q-30 60-60 110t-90 80-70 90l-30 120h${w}z`, drawing.lit(rock, 0.06)),
      fill(`M${w} 0h-90q-50 90-70 190t-110 210h${w}z`, drawing.dim(rock, 0.06)),
      line(
        'M330 260l-30 90M390 250l-10 110M300 300l-30 80M470 230l-30 100M420 120l-40 60M500 60l-50 90',
        drawing.dim('#7d746c', 0.1),
        4,
        { opacity: 0.5 },
      ),
    );
    drawing.addArt(0.5, 250, 1.3, tigersNest, { far: 0, flip: false });
    mist(drawing, 280, 80, 0.9);
    firs(drawing, 400, 16, 100, '#2f5f4c', { far: 0.1 });
    firs(drawing, 420, 9, 110, '#1f4a3e');
    flags(drawing, -0.02, 170, 0.36, 204, 34);
  },
  kathmandu(drawing) {
    sun(drawing, 0.24, 96, 30);
    clouds(drawing, 2, 60);
    range(drawing, { top: 96, foot: 270, colour: '#92a0b4', far: 0.5, snow: 0.55, count: 5 });
    hills(drawing, 262, '#7f9a80', { far: 0.4 });
    houses(drawing, 330, ['#c9704e', '#d98a62', '#b8603f', '#e0a078'], { count: 14, tall: 54, far: 0.14 });
    drawing.addArt(0.5, 342, 1.08, stupa, { far: 0 });
    flags(drawing, 0.5, 84, -0.02, 262, 12);
    flags(drawing, 0.5, 84, 1.02, 262, 12);
    ground(drawing, 340, '#d8b48e');
    birds(drawing, 0.7, 366, 6);
  },
} satisfies Record<string, View>;
