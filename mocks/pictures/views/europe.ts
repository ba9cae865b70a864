import { birds, clouds, northernLight, sun } from '../sky.ts';
import { fill, line } from '../draw.ts';
import { road } from '../ground.ts';
import { ferry, sailboat } from '../landmarks/boats.ts';
import {
  castle,
  clockTower,
  colosseum,
  cyclades,
  eiffel,
  hallgrim,
  stoneBridge,
  tram,
} from '../landmarks/west.ts';
import { ground, hills, range } from '../land.ts';
import { bushes, firs, trees } from '../plants.ts';
import type { View } from '../Drawing.ts';
import { houses, skyline } from '../town.ts';
import { island, water } from '../water.ts';

/** Europe, from the Aegean to the Arctic. */
export const europe = {
  santorini(drawing) {
    sun(drawing, 0.76, 86, 30);
    clouds(drawing, 2, 50);
    water(drawing, 200, '#0f6fb0');
    island(drawing, 0.84, 201, 260, 46, '#8a7f80', 0.45);
    drawing.addArt(0.8, 262, 1, sailboat);
    drawing.add(
      fill('M0 250q140-16 260 20t170 70 60 60H0z', drawing.lit('#a87a62')),
      fill('M260 270q110 30 170 70t60 60H340q0-70-80-130z', drawing.dim('#a87a62')),
    );
    drawing.addArt(0.42, 336, 1.12, cyclades, { far: 0, flip: false });
    drawing.addArt(0.3, 412, 1.05, cyclades, { far: 0, flip: false });
    bushes(drawing, 396, 5, 40, '#d83f7c', { from: 0.58, to: 0.72 });
  },
  rome(drawing) {
    sun(drawing, 0.27, 116, 38);
    clouds(drawing, 3, 60);
    hills(drawing, 256, '#b0a070', { far: 0.55, swing: 14 });
    houses(drawing, 292, ['#e6b98a', '#dca47c', '#f0d0a4'], {
      count: 15,
      tall: 34,
      far: 0.34,
      roof: '#b8684a',
    });
    drawing.addArt(0.5, 332, 1.16, colosseum, { far: 0, flip: false });
    ground(drawing, 344, '#d9c08e');
    const pine = 'M70 372V250M120 380V286M540 376V246';
    drawing.add(
      line(pine, drawing.dim('#6a4a3a'), 7),
      fill(
        'M14 262q0-44 56-48 58 4 58 48zM82 296q0-30 38-34 40 4 40 34zM480 258q0-44 60-48 60 4 60 48z',
        drawing.lit('#4f7a4a'),
      ),
      fill('M70 214q58 4 58 48H84q4-30-14-48zM540 210q60 4 60 48h-44q4-30-16-48z', drawing.dim('#4f7a4a')),
    );
    ground(drawing, 374, '#b99c68');
  },
  lisbon(drawing) {
    sun(drawing, 0.24, 84, 28);
    clouds(drawing, 3, 50);
    water(drawing, 220);
    houses(drawing, 300, ['#f4e6cc', '#f0c8a0', '#f7d98a', '#d9a08c'], {
      count: 13,
      tall: 70,
      far: 0.28,
      roof: '#c8603f',
    });
    houses(drawing, 352, ['#f6b8a0', '#8fb8cc', '#f7e0a0', '#f4efe4'], {
      from: 0,
      to: 0.4,
      count: 3,
      tall: 190,
      roof: '#c25a3c',
    });
    houses(drawing, 352, ['#9cc4b4', '#f4d0a8', '#e88f74'], {
      from: 0.68,
      to: 1.02,
      count: 3,
      tall: 170,
      roof: '#c25a3c',
    });
    ground(drawing, 340, '#c4b8a8');
    drawing.add(
      fill('M0 364q300-34 600-20v56H0z', drawing.lit('#a8a09c')),
      line('M0 384q300-30 600-14M0 396q300-26 600-10', drawing.dim('#6a6a74'), 3),
      line('M-4 222Q300 246 604 214', drawing.dim('#5a5a64'), 2),
    );
    drawing.addArt(0.5, 374, 1.35, tram, { far: 0 });
  },
  paris(drawing) {
    sun(drawing, 0.72, 120, 36);
    clouds(drawing, 3, 60);
    birds(drawing, 0.3, 110, 5);
    houses(drawing, 306, ['#d9cdd0', '#cfc0c8', '#e6d8d4'], {
      count: 16,
      tall: 50,
      far: 0.4,
      roof: '#7d7f98',
    });
    bushes(drawing, 312, 20, 32, '#8f9a8c', { far: 0.25 });
    drawing.addArt(0.5, 338, 1.06, eiffel, { far: 0.02 });
    ground(drawing, 334, '#a3b08a', 0.1);
    road(drawing, 0.5, 0.5, 336, '#efdcc6', 150);
    trees(drawing, 366, 5, 42, '#6f8a68', { from: 0, to: 0.32 });
    trees(drawing, 366, 5, 42, '#6f8a68', { from: 0.68, to: 1 });
    bushes(drawing, 396, 6, 34, '#e59ab0', { from: 0, to: 0.3 });
    bushes(drawing, 396, 6, 34, '#e59ab0', { from: 0.7, to: 1.02 });
  },
  london(drawing) {
    sun(drawing, 0.72, 100, 28);
    clouds(drawing, 6, 80, 50);
    skyline(drawing, 292, '#8a98a0', { far: 0.7, low: 30, high: 80, count: 20 });
    drawing.add(
      `<circle cx="490" cy="212" r="74" fill="none" stroke="${drawing.lit('#8fa0a8', 0.4)}" stroke-width="5"/>`,
      line(
        'M490 212l-40 90M490 212l40 90M416 212h148M490 138v148M438 160l104 104M438 264l104-104',
        drawing.lit('#8fa0a8', 0.5),
        2,
      ),
    );
    drawing.addArt(0.36, 306, 0.94, clockTower, { far: 0.02, flip: false });
    water(drawing, 304);
    drawing.add(
      fill('M-10 300h180v14q-18 2-30 26h-14q-8-26-36-26t-36 26H36q-6-24-46-26z', drawing.lit('#6f9080')),
      line('M-10 304h180', drawing.dim('#4f6a60'), 4),
    );
    drawing.add(
      fill('M90 300v-22q0-6 6-6h46q6 0 6 6v22z', drawing.lit('#c8352b')),
      line('M96 279h48M96 291h48', '#f7e7cf', 6, { dash: '8 4' }),
    );
    drawing.addArt(0.7, 350, 1.3, ferry, { far: 0, flip: false });
  },
  prague(drawing) {
    sun(drawing, 0.27, 130, 34);
    clouds(drawing, 3, 60);
    hills(drawing, 252, '#7a6a8a', { far: 0.45, swing: 16 });
    drawing.addArt(0.52, 232, 0.9, castle, { far: 0.14, lamp: 0.4 });
    houses(drawing, 296, ['#d8a890', '#e6c0a0', '#c8948c', '#f0d4b0'], {
      count: 17,
      tall: 42,
      far: 0.2,
      roof: '#b4523f',
    });
    water(drawing, 294);
    drawing.addArt(0.46, 336, 1.04, stoneBridge, { far: 0, flip: false, lamp: 0.35 });
    birds(drawing, 0.3, 90, 6);
    drawing.add(line('M110 376h0M150 384h0M420 380h0', '#fff6ea', 8, { round: true }));
  },
  tromso(drawing) {
    northernLight(drawing);
    sun(drawing, 0.24, 70, 22);
    range(drawing, { top: 150, foot: 280, colour: '#7f95b4', far: 0.36, snow: 0.72, count: 4 });
    water(drawing, 272);
    houses(drawing, 322, ['#c8452f', '#e9b03c', '#3f7f9c', '#f4ead6', '#b8503f'], {
      from: 0.28,
      to: 0.72,
      count: 6,
      tall: 34,
      roof: '#dfe8f0',
    });
    hills(drawing, 322, '#e6eef4', { swing: 8 });
    firs(drawing, 400, 5, 120, '#1f4a4a', { from: 0, to: 0.2 });
    firs(drawing, 400, 6, 100, '#1f4a4a', { from: 0.8, to: 1.02 });
    hills(drawing, 390, '#d4e0ec', { swing: 6 });
  },
  reykjavik(drawing) {
    sun(drawing, 0.26, 110, 32);
    clouds(drawing, 3, 60);
    range(drawing, { top: 168, foot: 270, colour: '#9a9cc0', far: 0.5, snow: 0.6, count: 4 });
    water(drawing, 258);
    hills(drawing, 300, '#b0b8a0', { far: 0.2, swing: 6 });
    drawing.addArt(0.5, 322, 0.96, hallgrim, { far: 0.02 });
    for (const [y, tall, far] of [
      [338, 44, 0.08],
      [388, 54, 0],
    ] as const)
      houses(drawing, y, ['#d9503f', '#3f7fa8', '#f2c24e', '#f7f1e6', '#5c9a7c', '#e08a6c'], {
        count: y > 350 ? 10 : 13,
        tall,
        far,
        roof: '#5a6272',
      });
    ground(drawing, 386, '#e6e4e8');
  },
} satisfies Record<string, View>;
