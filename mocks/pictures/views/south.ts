import { birds, clouds, mist, sun } from '../sky.ts';
import { fill, line } from '../draw.ts';
import { boulders, rows, terraces } from '../ground.ts';
import { houseboat, rowboat, sailboat } from '../landmarks/boats.ts';
import { paintedTower, shoreTemple, smallTower } from '../landmarks/temples.ts';
import { bungalow } from '../landmarks/east.ts';
import { bicycle, fishingNet, toyTrain, viaduct, whiteChurch } from '../landmarks/structures.ts';
import { ground, hills, peak } from '../land.ts';
import { bushes, firs, palm, trees } from '../plants.ts';
import type { View } from '../Drawing.ts';
import { houses } from '../town.ts';
import { beach, island, water } from '../water.ts';

/** The coasts, backwaters and hills of the south. */
export const south = {
  goa(drawing) {
    sun(drawing, 0.5, 176, 44);
    clouds(drawing, 3, 70);
    water(drawing, 222);
    island(drawing, 0.82, 223, 260, 66, '#7d6a5c', 0.35);
    drawing.addArt(0.78, 178, 0.42, whiteChurch, { far: 0.1 });
    drawing.addArt(0.44, 268, 0.9, sailboat);
    beach(drawing, 286, '#f0bd88', true);
    palm(drawing, 0.2, 366, 250, 0.5);
    palm(drawing, 0.27, 378, 200, -0.35);
    palm(drawing, 0.33, 384, 140, 0.6);
    drawing.addArt(0.55, 386, 1.05, bungalow, { far: 0 });
  },
  gokarna(drawing) {
    sun(drawing, 0.62, 150, 40);
    clouds(drawing, 2, 60, 30, 0.7);
    water(drawing, 220);
    island(drawing, 0.12, 222, 330, 96, '#8a7d50', 0.42);
    island(drawing, -0.02, 240, 300, 120, '#6f7040', 0.2);
    island(drawing, 0.96, 232, 220, 60, '#7d7848', 0.34);
    boulders(drawing, 0.27, 246, 4, 30, '#8a5f44', 0.1);
    beach(drawing, 306, '#e9b878', false);
    boulders(drawing, 0.3, 330, 3, 34, '#7a4f3c');
    const hull = 'M300 350q70 24 160 4l12-14-6 26q-80 26-150 10z';
    drawing.add(
      fill(hull, drawing.dim('#3f6f8c')),
      line('M306 354q70 20 158 4', drawing.lit('#f2c65a'), 4),
      line('M330 362l-30 34M430 362l-34 36M286 398h130', drawing.dim('#6a4632'), 5, { round: true }),
    );
    palm(drawing, 0.86, 380, 240, -0.5);
    palm(drawing, 0.92, 392, 180, 0.2);
  },
  coorg(drawing) {
    sun(drawing, 0.7, 90, 28);
    hills(drawing, 176, '#6f9c86', { far: 0.75, swing: 34 });
    hills(drawing, 216, '#5d906c', { far: 0.52, swing: 26 });
    mist(drawing, 210, 60, 0.95);
    hills(drawing, 278, '#4f8456', { far: 0.2, swing: 14 });
    houses(drawing, 292, ['#fbf1de', '#f4e4c8'], {
      from: 0.36,
      to: 0.62,
      count: 3,
      tall: 34,
      far: 0.06,
      roof: '#c8502f',
    });
    bushes(drawing, 308, 26, 34, '#3c7448', { far: 0.08 });
    bushes(drawing, 346, 18, 48, '#2f643c');
    drawing.add(
      line(
        'M90 346h0M176 332h0M256 354h0M330 338h0M420 350h0M500 334h0M544 356h0M220 338h0M376 356h0',
        drawing.lit('#d8402f'),
        7,
        { round: true },
      ),
    );
    const trunks = [40, 84, 486, 540, 574];
    drawing.add(
      line(trunks.map((x) => `M${x} 400V0`).join(''), drawing.lit('#a9b0a0'), 11),
      line(trunks.map((x) => `M${x + 4} 400V0`).join(''), drawing.dim('#8a9486'), 4),
    );
    bushes(drawing, 26, 9, 90, '#2c5c42', { far: 0.05 });
    bushes(drawing, 396, 14, 62, '#1f4c34');
  },
  ooty(drawing) {
    sun(drawing, 0.72, 90, 30);
    clouds(drawing, 3, 60);
    hills(drawing, 180, '#86a8a8', { far: 0.7, swing: 34 });
    hills(drawing, 214, '#6f9a80', { far: 0.42, swing: 26 });
    firs(drawing, 244, 22, 64, '#3f7058', { far: 0.25 });
    drawing.addArt(0.5, 332, 1, viaduct, { far: 0.04 });
    drawing.addArt(0.47, 238, 1.05, toyTrain('#2f5fb0'), { far: 0, flip: false });
    hills(drawing, 342, '#5c9458', { swing: 12 });
    rows(drawing, 350, '#3a7444', 4);
    trees(drawing, 372, 4, 36, '#3a6a4c', { from: 0.04, to: 0.3 });
    firs(drawing, 408, 4, 120, '#1f4c40', { from: 0.84, to: 1.02 });
  },
  munnar(drawing) {
    sun(drawing, 0.72, 96, 32);
    clouds(drawing, 3, 60);
    peak(drawing, { at: 0.36, top: 112, foot: 280, half: 250, colour: '#6c9c86', far: 0.55 });
    hills(drawing, 214, '#5f9a78', { far: 0.5, swing: 26 });
    mist(drawing, 206, 50, 0.7);
    terraces(drawing, 250, ['#74b457', '#569a4a'], 6, 24);
    rows(drawing, 262, '#39793c', 9);
    drawing.add(
      fill('M288 400q-20-40 30-66t30-52-20-36h12q50 20 30 50t-30 50 12 54z', drawing.lit('#dcae7c')),
    );
    trees(drawing, 292, 2, 42, '#376a48', { from: 0.22, to: 0.36 });
    drawing.add(
      line('M172 346h0M196 352h0M222 346h0', drawing.lit('#d8452f'), 11, { round: true }),
      line('M172 334h0M196 340h0M222 334h0', drawing.lit('#f4ead6'), 8, { round: true }),
    );
  },
  alleppey(drawing) {
    sun(drawing, 0.66, 126, 36);
    clouds(drawing, 3, 60);
    birds(drawing, 0.34, 100, 5);
    bushes(drawing, 232, 26, 40, '#6a8f58', { far: 0.35 });
    for (const [at, h, lean] of [
      [0.08, 110, 0.4],
      [0.16, 90, -0.4],
      [0.26, 70, 0.3],
      [0.8, 84, -0.3],
      [0.92, 116, 0.3],
    ] as const)
      palm(drawing, at, 236, h, lean, '#4f7a54');
    water(drawing, 238, '#3d7f80');
    drawing.addArt(0.48, 316, 1.55, houseboat, { far: 0, flip: false });
    palm(drawing, 0.98, 408, 280, -0.7);
    drawing.add(
      line('M40 384h60M130 396h50M420 388h70', drawing.lit('#5f9450'), 9, { round: true, opacity: 0.9 }),
    );
  },
  kochi(drawing) {
    sun(drawing, 0.68, 130, 38);
    clouds(drawing, 3, 70);
    hills(drawing, 236, '#4f7470', { far: 0.5, swing: 6 });
    water(drawing, 240);
    drawing.addArt(0.24, 296, 0.7, fishingNet, { far: 0.3, flip: false });
    drawing.addArt(0.5, 344, 1.3, fishingNet, { far: 0, flip: false });
    drawing.addArt(0.84, 300, 0.9, sailboat);
    palm(drawing, 0.06, 404, 220, 0.5);
  },
  madurai(drawing) {
    sun(drawing, 0.24, 86, 30);
    clouds(drawing, 4, 70);
    houses(drawing, 322, ['#f2d9a8', '#e9b98a', '#bcd8d0', '#f6e6c8'], { count: 10, tall: 44, far: 0.3 });
    drawing
      .addArt(0.16, 324, 0.66, paintedTower, { far: 0.22 })
      .addArt(0.86, 324, 0.78, smallTower, { far: 0.2 });
    drawing.addArt(0.5, 344, 1.2, paintedTower, { far: 0 });
    trees(drawing, 344, 4, 34, '#3f8a5c', { from: 0.2, to: 0.38 });
    trees(drawing, 344, 4, 34, '#3f8a5c', { from: 0.64, to: 0.82 });
    ground(drawing, 342, '#e3c494');
    drawing.add(
      line('M0 356h600', drawing.lit('#c8553c'), 20, { dash: '22 22' }),
      line('M22 356h600', drawing.lit('#fdf6e6'), 20, { dash: '22 22' }),
    );
  },
  mahabalipuram(drawing) {
    sun(drawing, 0.72, 150, 36);
    clouds(drawing, 3, 70);
    water(drawing, 250, '#4d93a8');
    drawing.addArt(0.46, 314, 1.3, shoreTemple, { far: 0.02 });
    beach(drawing, 304, '#ecc99a', true);
    boulders(drawing, 0.66, 366, 5, 44, '#b08a70');
    drawing.add(
      line('M452 296q40-6 60 4t90 2M470 322q40-6 60 4t76 2', '#ffffff', 5, {
        round: true,
        opacity: 0.7,
      }),
    );
    drawing.addArt(0.24, 384, 1.3, rowboat, { far: 0 });
  },
  pondicherry(drawing) {
    sun(drawing, 0.24, 70, 26);
    clouds(drawing, 3, 50);
    trees(drawing, 250, 6, 60, '#5c8f68', { far: 0.3 });
    houses(drawing, 330, ['#f4c24a', '#f7d67c', '#fbf0da', '#f0b23c'], {
      count: 6,
      tall: 150,
      roof: '#c8603f',
      far: 0.02,
    });
    drawing.add(
      fill('M270 332v-70q0-26 32-26t32 26v70z', drawing.lit('#fffaf0')),
      fill('M278 332v-68q0-20 24-20t24 20v68z', drawing.lit('#2f6f9c')),
      line('M302 332v-86', drawing.dim('#2f6f9c'), 3),
    );
    bushes(drawing, 226, 16, 28, '#d83f7c', { from: 0.02, to: 0.24 });
    bushes(drawing, 244, 9, 20, '#ee74a6', { from: 0.01, to: 0.2 });
    ground(drawing, 330, '#d9c9ac');
    ground(drawing, 344, '#b9aa94');
    drawing.addArt(0.62, 366, 1.7, bicycle, { far: 0 });
    palm(drawing, 0.9, 372, 300, -0.2);
    bushes(drawing, 350, 3, 36, '#3f7a4c', { from: 0.06, to: 0.2 });
  },
} satisfies Record<string, View>;
