import { birds, clouds, mist, northernLight, sun } from './sky.ts';
import { fill } from './draw.ts';
import { boulders, road, rows, terraces } from './ground.ts';
import { dune, ground, hills, range } from './land.ts';
import type { Landform } from './landforms.ts';
import { camel, elephant, giraffe, yak } from './landmarks/animals.ts';
import { coracle, rowboat, sailboat } from './landmarks/boats.ts';
import { fortress } from './landmarks/forts.ts';
import { chorten } from './landmarks/himalaya.ts';
import { acacia, bushes, firs, flags, palm, trees } from './plants.ts';
import type { Drawing, View } from './Drawing.ts';
import { houses, skyline } from './town.ts';
import { beach, island, water } from './water.ts';

/** A random choice, from the drawing's own random numbers. */
function pick<T>(drawing: Drawing, choices: readonly [T, ...T[]]): T {
  return choices[Math.floor(drawing.random(0, choices.length))] ?? choices[0];
}

function sky(drawing: Drawing): void {
  sun(drawing, pick(drawing, [0.26, 0.34, 0.66, 0.74]), drawing.random(80, 130), drawing.random(24, 38));
  clouds(drawing, 3, drawing.random(50, 90));
  birds(drawing, pick(drawing, [0.4, 0.55]), 120);
}

/** Vegetation on the near bank: palms, firs or round trees. */
function bank(drawing: Drawing): void {
  const growth = drawing.random(0, 3);
  if (growth < 1) {
    palm(drawing, 0.84, 392, 190, -0.6);
    palm(drawing, 0.92, 396, 140, 0.3);
  } else if (growth < 2) {
    houses(drawing, 252, ['#f2d9b0', '#e6a988', '#f7ead2', '#d98f72'], {
      from: 0.58,
      to: 0.94,
      count: 6,
      tall: 42,
      far: 0.2,
      roof: '#a9583f',
    });
    trees(drawing, 390, 3, 44, '#44744c', { from: 0.06, to: 0.3 });
  } else {
    bushes(drawing, 394, 8, 60, '#2f6646', { from: 0.62, to: 1 });
    trees(drawing, 374, 2, 50, '#3a7450', { from: 0.72, to: 0.94 });
  }
}

/** Landscapes without a landmark: used for unknown places, and as a second view of a known one. */
export const landscapes: Readonly<Record<Landform, View>> = {
  beach(drawing) {
    sky(drawing);
    water(drawing, 226, pick(drawing, ['#1b8fa6', '#2a7f9c', '#2f9c96']));
    island(drawing, pick(drawing, [0.2, 0.75]), 227, 190, drawing.random(26, 56), '#5f8468', 0.45);
    drawing.addArt(0.6, 268, 0.8, sailboat);
    beach(drawing, 268, '#f0d3a0', true);
    palm(drawing, 0.2, 372, 210, 0.7);
    palm(drawing, 0.3, 384, 150, -0.4);
  },
  boulders(drawing) {
    sky(drawing);
    hills(drawing, 226, '#c79a6c', { far: 0.6, swing: 24 });
    boulders(drawing, 0.25, 262, 7, 66, '#cf9464', 0.4);
    boulders(drawing, 0.78, 266, 6, 74, '#c98a5a', 0.3);
    ground(drawing, 262, '#8da05c', 0.15);
    water(drawing, 300, '#4d8078');
    drawing.addArt(0.54, 344, 1.2, coracle);
    boulders(drawing, 0.1, 400, 4, 96, '#b97848', 0);
    boulders(drawing, 0.94, 400, 3, 88, '#b97848', 0);
  },
  bazaar(drawing) {
    sky(drawing);
    houses(drawing, 270, ['#e3c096', '#d8a57c', '#efd8b4'], { far: 0.5, count: 15, tall: 62 });
    palm(drawing, 0.24, 330, 190, 0.3);
    houses(drawing, 336, ['#f0c27c', '#e39a74', '#f6e2bd', '#9dc0b2', '#dd8a68'], { count: 7, tall: 108 });
    ground(drawing, 334, '#d3b68e');
    const awnings = [40, 150, 270, 390, 500].map((x) => `M${x} 322l10-20h70l10 20z`);
    for (const [i, d] of awnings.entries()) drawing.add(fill(d, drawing.lit(i % 2 ? '#2f7f86' : '#c8452f')));
    road(drawing, 0.5, 0.5, 336, '#e6cfa4', 300);
    palm(drawing, 0.9, 392, 210, -0.4);
  },
  city(drawing) {
    sky(drawing);
    skyline(drawing, 290, '#8f94a8', { far: 0.65, low: 70, high: 150, count: 18 });
    skyline(drawing, 306, '#6f7890', { far: 0.3, low: 50, high: 130, count: 12 });
    bushes(drawing, 312, 22, 30, '#48705c', { far: 0.1 });
    ground(drawing, 318, '#57646e');
    road(drawing, 0.5, 0.5, 318, '#cfc7b8', 240);
  },
  coast(drawing) {
    sky(drawing);
    water(drawing, 220);
    island(drawing, 0.78, 221, 220, 60, '#6f8a7c', 0.5);
    hills(drawing, 300, '#7c9a62', { swing: 14 });
    houses(drawing, 318, ['#fbf1de', '#f0c8a0', '#e9a07a', '#f6e2b4'], {
      from: 0.16,
      to: 0.62,
      count: 8,
      tall: 46,
      roof: '#c2553a',
    });
    hills(drawing, 342, '#5f8854', { swing: 10 });
    drawing.addArt(0.74, 274, 0.9, sailboat);
  },
  desert(drawing) {
    sky(drawing);
    hills(drawing, 240, '#d8a25e', { far: 0.6, swing: 14 });
    dune(drawing, 236, '#dfa860', { far: 0.35, at: pick(drawing, [0.3, 0.66]), tall: 60 });
    dune(drawing, 270, '#d79648', { far: 0.12, at: pick(drawing, [0.4, 0.56]), tall: 80 });
    for (const [at, y] of [
      [0.4, 322],
      [0.5, 330],
      [0.6, 324],
    ] as const)
      drawing.addArt(at, y, 0.8, camel);
    dune(drawing, 338, '#c98138', { at: 0.2, tall: 40 });
  },
  forest(drawing) {
    sky(drawing);
    hills(drawing, 190, '#4f7f68', { far: 0.6, swing: 30 });
    mist(drawing, 200, 60, 0.7);
    bushes(drawing, 262, 26, 60, '#3f7a58', { far: 0.32 });
    bushes(drawing, 306, 18, 84, '#2f6a4a', { far: 0.14 });
    ground(drawing, 318, '#3c6f48');
    water(drawing, 330, '#3b7a70');
    drawing.addArt(0.58, 352, 0.9, elephant);
    bushes(drawing, 396, 12, 70, '#1f4f3a');
  },
  fort(drawing) {
    sky(drawing);
    hills(drawing, 250, '#cf9a63', { far: 0.5, swing: 18 });
    drawing.addArt(0.5, 272, 0.95, fortress, { far: 0.14 });
    hills(drawing, 276, '#b98a50', { far: 0.1, swing: 6 });
    houses(drawing, 352, ['#e9b98a', '#dc9a6a', '#f0d0a4'], { count: 12, tall: 44 });
    ground(drawing, 350, '#a5653c');
    trees(drawing, 380, 5, 34, '#5c7a4a', { from: 0.06, to: 0.94 });
  },
  highland(drawing) {
    sky(drawing);
    range(drawing, { top: 76, foot: 280, colour: '#9c8f96', far: 0.46, snow: 0.34, count: 3 });
    range(drawing, { top: 186, foot: 300, colour: '#bd9a76', far: 0.2, count: 3 });
    hills(drawing, 286, '#c4a679', { swing: 12, far: 0.12 });
    if (drawing.random(0, 1) < 0.5) {
      water(drawing, 300, '#1468a8');
      boulders(drawing, 0.2, 392, 5, 40, '#a08c78');
    } else {
      road(drawing, 0.3, 0.5, 292, '#e0cba4', 80);
      bushes(drawing, 372, 15, 22, '#b5913f');
    }
    drawing.addArt(0.64, 366, 1.1, chorten, { far: 0 }).addArt(0.55, 362, 0.7, chorten, { far: 0 });
    drawing.addArt(0.36, 384, 1.1, yak, { far: 0 });
    flags(drawing, 0.55, 290, 1.02, 200, 20);
  },
  hills(drawing) {
    sky(drawing);
    hills(drawing, 196, '#6fa08a', { far: 0.7, swing: 34 });
    hills(drawing, 226, '#5f9a72', { far: 0.45, swing: 26 });
    mist(drawing, 220, 50, 0.6);
    terraces(drawing, 262, ['#5fa35a', '#478a4c'], 5, 18);
    rows(drawing, 276, '#2f6a3e', 8);
    trees(drawing, 312, 4, 32, '#2f6248', { from: 0.55, to: 0.95 });
  },
  lake(drawing) {
    sky(drawing);
    range(drawing, { top: 104, foot: 236, colour: '#8793a8', far: 0.5, snow: 0.36, count: 4 });
    hills(drawing, 220, '#4f7d68', { far: 0.32, swing: 12 });
    firs(drawing, 240, 30, 44, '#2f5f50', { far: 0.2 });
    water(drawing, 238, '#1d6f86');
    drawing.addArt(0.56, 312, 1, rowboat);
    hills(drawing, 376, '#4d7a4c', { swing: 8 });
    firs(drawing, 396, 7, 90, '#1d4b40', { from: 0.02, to: 0.3 });
  },
  mountain(drawing) {
    sky(drawing);
    range(drawing, { top: 66, foot: 290, colour: '#8a8ea6', far: 0.5, snow: 0.5, count: 4 });
    range(drawing, { top: 160, foot: 310, colour: '#6f7a80', far: 0.25, count: 3, snow: 0.16 });
    mist(drawing, 240, 60, 0.6);
    hills(drawing, 300, '#7d9a5c', { swing: 16, far: 0.08 });
    firs(drawing, 320, 20, 66, '#2d5b48', { from: 0.5, to: 1, far: 0.05 });
    if (drawing.random(0, 1) < 0.5) road(drawing, 0.32, 0.52, 312, '#d9c9a4', 70);
    else
      houses(drawing, 334, ['#a8744e', '#c08a5c', '#8f6244'], {
        from: 0.2,
        to: 0.48,
        count: 5,
        tall: 34,
        roof: '#4c4448',
      });
    hills(drawing, 372, '#56783f', { swing: 10 });
  },
  oldtown(drawing) {
    sky(drawing);
    houses(drawing, 262, ['#e9c9a4', '#d8a98a', '#f0ddba'], {
      far: 0.5,
      count: 16,
      tall: 60,
      roof: '#b8664a',
    });
    houses(drawing, 330, ['#f2c66a', '#e58f6a', '#f6e4c4', '#8fb8a8', '#d8735c'], {
      count: 8,
      tall: 118,
      roof: '#a54a34',
    });
    ground(drawing, 328, '#cdbd9e');
    road(drawing, 0.5, 0.5, 328, '#e4d8bc', 320);
    trees(drawing, 352, 3, 46, '#4d7a52', { from: 0.05, to: 0.4 });
  },
  polar(drawing) {
    northernLight(drawing);
    sky(drawing);
    range(drawing, { top: 120, foot: 270, colour: '#7f93ac', far: 0.4, snow: 0.7, count: 4 });
    water(drawing, 262);
    houses(drawing, 318, ['#c8452f', '#e9b03c', '#3f6f8c', '#f4ead6'], {
      from: 0.3,
      to: 0.72,
      count: 6,
      tall: 32,
      roof: '#40505c',
    });
    hills(drawing, 318, '#eef2f4', { swing: 8 });
    firs(drawing, 392, 6, 84, '#24493f', { from: 0.74, to: 1 });
  },
  river(drawing) {
    sky(drawing);
    hills(drawing, 216, '#6f9a80', { far: 0.6, swing: 22 });
    bushes(drawing, 244, 26, 40, '#4c8060', { far: 0.3 });
    water(drawing, 250, '#3f7f80');
    for (const [at, y, k] of [
      [0.34, 288, 0.9],
      [0.6, 320, 1.2],
    ] as const)
      drawing.addArt(at, y, k, rowboat);
    hills(drawing, 380, '#6a8a4e', { swing: 12 });
    bank(drawing);
  },
  savanna(drawing) {
    sky(drawing);
    hills(drawing, 262, '#c29a58', { far: 0.6, swing: 12 });
    hills(drawing, 286, '#c8953f', { far: 0.2, swing: 6 });
    acacia(drawing, 0.3, 296, 74);
    drawing.addArt(0.52, 318, 1.1, giraffe);
    drawing.addArt(0.6, 314, 0.8, giraffe);
    ground(drawing, 316, '#ae7a34');
    acacia(drawing, 0.76, 340, 140);
    hills(drawing, 366, '#8a5a2a', { swing: 8 });
  },
};
