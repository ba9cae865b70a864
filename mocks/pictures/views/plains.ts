import { birds, clouds, mist, sun } from '../sky.ts';
import { boulders, road } from '../ground.ts';
import { camel, rhino } from '../landmarks/animals.ts';
import { coracle, ferry, rowboat, sailboat } from '../landmarks/boats.ts';
import { goldenTemple, qutb, taj } from '../landmarks/domes.ts';
import { fortress, gateway, hawaMahal, lakePalace, mehrangarh } from '../landmarks/forts.ts';
import { ghats, khajuraho, stoneTower } from '../landmarks/temples.ts';
import { howrah } from '../landmarks/structures.ts';
import { dune, ground, hills } from '../land.ts';
import { bushes, cypresses, palm, trees } from '../plants.ts';
import type { View } from '../Drawing.ts';
import { houses, skyline } from '../town.ts';
import { water } from '../water.ts';

/** The plains and deserts of India. */
export const plains = {
  hampi(drawing) {
    sun(drawing, 0.3, 110, 34);
    clouds(drawing, 2, 60);
    hills(drawing, 236, '#cf9c6e', { far: 0.6, swing: 20 });
    boulders(drawing, 0.2, 268, 8, 60, '#cf9464', 0.35);
    boulders(drawing, 0.84, 270, 7, 70, '#cf9464', 0.3);
    drawing.addArt(0.53, 306, 0.95, stoneTower);
    ground(drawing, 296, '#8f9f58', 0.06);
    bushes(drawing, 300, 12, 30, '#5f8048', { far: 0.06 });
    water(drawing, 334, '#4d7c70');
    drawing.addArt(0.34, 366, 1, coracle).addArt(0.62, 380, 1.3, coracle);
    boulders(drawing, 0.02, 404, 3, 80, '#a8683f');
    palm(drawing, 0.82, 398, 170, -0.4);
    palm(drawing, 0.89, 400, 124, 0.4);
  },
  jaipur(drawing) {
    sun(drawing, 0.24, 100, 36);
    clouds(drawing, 3, 70, 30, 0.6);
    hills(drawing, 262, '#d99a6c', { far: 0.55, swing: 22 });
    houses(drawing, 338, ['#e59a74', '#dd8a68', '#eaa880'], { count: 12, tall: 66, far: 0.22 });
    drawing.addArt(0.5, 342, 1.06, hawaMahal, { far: 0 });
    ground(drawing, 340, '#c9734f');
    ground(drawing, 374, '#b05a3e');
    birds(drawing, 0.76, 120, 6);
  },
  jaisalmer(drawing) {
    sun(drawing, 0.72, 100, 34);
    clouds(drawing, 2, 60);
    hills(drawing, 262, '#dcae70', { far: 0.5, swing: 8 });
    dune(drawing, 256, '#d9a25c', { far: 0.3, at: 0.5, tall: 50 });
    drawing.addArt(0.48, 270, 1, fortress, { far: 0.06 });
    dune(drawing, 268, '#dba458', { far: 0.1, at: 0.62, tall: 60 });
    for (const [at, y] of [
      [0.34, 336],
      [0.43, 342],
      [0.52, 338],
    ] as const)
      drawing.addArt(at, y, 0.95, camel);
    dune(drawing, 346, '#c4833f', { at: 0.3, tall: 34 });
  },
  jodhpur(drawing) {
    sun(drawing, 0.25, 112, 32);
    clouds(drawing, 3, 60, 30, 0.7);
    hills(drawing, 262, '#a9806c', { far: 0.6 });
    drawing.addArt(0.5, 262, 1.3, mehrangarh, { far: 0.12, lamp: 0.2 });
    for (const [y, tall, count] of [
      [306, 44, 15],
      [346, 50, 12],
      [396, 60, 9],
    ] as const)
      houses(drawing, y, ['#6f97d8', '#86ace6', '#5f86cc', '#a9c4ee'], { count, tall, far: (396 - y) / 400 });
  },
  udaipur(drawing) {
    sun(drawing, 0.7, 150, 30);
    clouds(drawing, 3, 70);
    hills(drawing, 208, '#7a6f86', { far: 0.65, swing: 26 });
    hills(drawing, 232, '#66607a', { far: 0.4, swing: 18 });
    water(drawing, 250);
    drawing.addArt(0.48, 262, 1.15, lakePalace, { mirrored: 262, lamp: 0.45 });
    drawing.addArt(0.24, 330, 1, rowboat).addArt(0.68, 350, 1.2, rowboat);
  },
  delhi(drawing) {
    sun(drawing, 0.26, 120, 38);
    clouds(drawing, 3, 70);
    birds(drawing, 0.72, 120, 6);
    trees(drawing, 304, 12, 34, '#6f7f52', { far: 0.5 });
    drawing.addArt(0.52, 326, 1.12, qutb, { far: 0.02 });
    ground(drawing, 322, '#9aa058', 0.06);
    road(drawing, 0.5, 0.53, 324, '#e0b48c', 160);
    bushes(drawing, 344, 5, 34, '#56733f', { from: 0, to: 0.3 });
    bushes(drawing, 352, 5, 38, '#56733f', { from: 0.74, to: 1.02 });
  },
  agra(drawing) {
    sun(drawing, 0.26, 120, 34);
    clouds(drawing, 3, 60);
    birds(drawing, 0.74, 110, 5);
    bushes(drawing, 296, 24, 34, '#7f9a86', { far: 0.5 });
    drawing.addArt(0.5, 298, 1.12, taj, { far: 0.04 });
    ground(drawing, 298, '#7fa06c', 0.12);
    const pool = drawing.x(0.5);
    drawing.add(
      `<path fill="${drawing.lit('#e9d8c8')}" d="M${pool - 26} 300h52l62 100h-176z"/><path fill="${drawing.light.water[1]}" d="M${pool - 16} 304h32l44 96h-120z"/><path fill="${drawing.lit('#fff6e6')}" opacity=".55" d="M${pool} 384l-22-62q22-30 44 0z"/>`,
    );
    cypresses(drawing, [
      [0.4, 326, 46],
      [0.6, 326, 46],
      [0.33, 358, 68],
      [0.67, 358, 68],
      [0.22, 398, 96],
      [0.78, 398, 96],
    ]);
  },
  varanasi(drawing) {
    sun(drawing, 0.22, 130, 34);
    clouds(drawing, 3, 70);
    birds(drawing, 0.4, 80, 6);
    drawing.addArt(0.5, 276, 0.95, ghats, { far: 0.04, flip: false });
    water(drawing, 284);
    for (const [at, y, k] of [
      [0.3, 318, 1],
      [0.52, 332, 1.2],
      [0.7, 312, 0.9],
      [0.42, 374, 1.6],
      [0.82, 356, 1.3],
    ] as const)
      drawing.addArt(at, y, k, rowboat, { flip: at > 0.5 });
  },
  khajuraho(drawing) {
    sun(drawing, 0.76, 120, 40);
    clouds(drawing, 2, 60, 30, 0.7);
    hills(drawing, 250, '#a3935c', { far: 0.6 });
    bushes(drawing, 296, 22, 44, '#7d8048', { far: 0.3 });
    drawing.addArt(0.5, 326, 1.1, khajuraho, { far: 0 });
    ground(drawing, 322, '#a3953f', 0.08);
    bushes(drawing, 348, 6, 40, '#6a7436', { from: 0, to: 0.26 });
    bushes(drawing, 356, 6, 44, '#6a7436', { from: 0.78, to: 1.02 });
    ground(drawing, 368, '#8a8438');
  },
  amritsar(drawing) {
    sun(drawing, 0.74, 90, 34);
    houses(drawing, 262, ['#c9b8b0', '#b8a8b4', '#d8c8bc'], { count: 15, tall: 44, far: 0.4 });
    water(drawing, 262);
    drawing.addArt(0.48, 276, 1.25, goldenTemple, { far: 0, lamp: 0.9, flip: false, mirrored: 276 });
    ground(drawing, 386, '#e8dcc8');
  },
  kaziranga(drawing) {
    sun(drawing, 0.3, 112, 36);
    clouds(drawing, 3, 60);
    hills(drawing, 208, '#7c9a94', { far: 0.7, swing: 26 });
    bushes(drawing, 256, 18, 54, '#6f8a54', { far: 0.4 });
    ground(drawing, 258, '#a9a452', 0.2);
    water(drawing, 288, '#5f8a84');
    ground(drawing, 312, '#9c9a44', 0.05);
    birds(drawing, 0.7, 110, 6);
    drawing.addArt(0.52, 346, 1.5, rhino, { far: 0 });
    const blades = Array.from(
      { length: 46 },
      (_, i) =>
        `M${i * 13 + Math.round(drawing.random(-6, 6))} 404q${Math.round(drawing.random(-8, 8))}-30 ${Math.round(drawing.random(-14, 14))}-${Math.round(drawing.random(38, 74))}`,
    ).join('');
    drawing.add(
      `<path fill="none" stroke="${drawing.lit('#7f8434')}" stroke-width="5" stroke-linecap="round" d="${blades}"/>`,
    );
  },
  kolkata(drawing) {
    sun(drawing, 0.5, 160, 38);
    clouds(drawing, 4, 80);
    skyline(drawing, 262, '#7a7488', { far: 0.6, low: 18, high: 56, count: 20 });
    water(drawing, 262);
    drawing.addArt(0.5, 272, 1.05, howrah, { far: 0.04 });
    drawing.addArt(0.34, 326, 1.2, ferry).addArt(0.66, 348, 1.3, rowboat);
  },
  mumbai(drawing) {
    sun(drawing, 0.27, 132, 34);
    clouds(drawing, 3, 70);
    skyline(drawing, 282, '#7d7690', { from: 0.42, far: 0.5, low: 50, high: 140, count: 13 });
    skyline(drawing, 282, '#8a7f92', { to: 0.42, far: 0.6, low: 24, high: 60, count: 9 });
    drawing.addArt(0.5, 284, 1.35, gateway, { far: 0.02, lamp: 0.25 });
    ground(drawing, 280, '#8f7480');
    water(drawing, 294);
    birds(drawing, 0.6, 110, 6);
    drawing.addArt(0.76, 340, 1.1, sailboat).addArt(0.28, 352, 1.3, rowboat);
    mist(drawing, 262, 20, 0.3);
  },
} satisfies Record<string, View>;
