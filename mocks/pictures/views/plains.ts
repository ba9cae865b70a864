import { birds, clouds, mist, sun } from '../air.ts';
import { boulders, road } from '../ground.ts';
import { camel, rhino } from '../landmarks/animals.ts';
import { coracle, ferry, rowboat, sailboat } from '../landmarks/boats.ts';
import { goldenTemple, qutb, taj } from '../landmarks/domes.ts';
import { fortress, gateway, hawaMahal, lakePalace, mehrangarh } from '../landmarks/forts.ts';
import { ghats, khajuraho, stoneTower } from '../landmarks/temples.ts';
import { howrah } from '../landmarks/works.ts';
import { dune, ground, hills } from '../land.ts';
import { bushes, cypresses, palm, trees } from '../plants.ts';
import type { View } from '../Sheet.ts';
import { houses, skyline } from '../town.ts';
import { water } from '../water.ts';

/** The plains and deserts of India. */
export const plains = {
  hampi(sheet) {
    sun(sheet, 0.3, 110, 34);
    clouds(sheet, 2, 60);
    hills(sheet, 236, '#cf9c6e', { far: 0.6, swing: 20 });
    boulders(sheet, 0.2, 268, 8, 60, '#cf9464', 0.35);
    boulders(sheet, 0.84, 270, 7, 70, '#cf9464', 0.3);
    sheet.place(0.53, 306, 0.95, stoneTower);
    ground(sheet, 296, '#8f9f58', 0.06);
    bushes(sheet, 300, 12, 30, '#5f8048', { far: 0.06 });
    water(sheet, 334, '#4d7c70');
    sheet.place(0.34, 366, 1, coracle).place(0.62, 380, 1.3, coracle);
    boulders(sheet, 0.02, 404, 3, 80, '#a8683f');
    palm(sheet, 0.82, 398, 170, -0.4);
    palm(sheet, 0.89, 400, 124, 0.4);
  },
  jaipur(sheet) {
    sun(sheet, 0.24, 100, 36);
    clouds(sheet, 3, 70, 30, 0.6);
    hills(sheet, 262, '#d99a6c', { far: 0.55, swing: 22 });
    houses(sheet, 338, ['#e59a74', '#dd8a68', '#eaa880'], { count: 12, tall: 66, far: 0.22 });
    sheet.place(0.5, 342, 1.06, hawaMahal, { far: 0 });
    ground(sheet, 340, '#c9734f');
    ground(sheet, 374, '#b05a3e');
    birds(sheet, 0.76, 120, 6);
  },
  jaisalmer(sheet) {
    sun(sheet, 0.72, 100, 34);
    clouds(sheet, 2, 60);
    hills(sheet, 262, '#dcae70', { far: 0.5, swing: 8 });
    dune(sheet, 256, '#d9a25c', { far: 0.3, at: 0.5, tall: 50 });
    sheet.place(0.48, 270, 1, fortress, { far: 0.06 });
    dune(sheet, 268, '#dba458', { far: 0.1, at: 0.62, tall: 60 });
    for (const [at, y] of [
      [0.34, 336],
      [0.43, 342],
      [0.52, 338],
    ] as const)
      sheet.place(at, y, 0.95, camel);
    dune(sheet, 346, '#c4833f', { at: 0.3, tall: 34 });
  },
  jodhpur(sheet) {
    sun(sheet, 0.25, 112, 32);
    clouds(sheet, 3, 60, 30, 0.7);
    hills(sheet, 262, '#a9806c', { far: 0.6 });
    sheet.place(0.5, 262, 1.3, mehrangarh, { far: 0.12, lamp: 0.2 });
    for (const [y, tall, count] of [
      [306, 44, 15],
      [346, 50, 12],
      [396, 60, 9],
    ] as const)
      houses(sheet, y, ['#6f97d8', '#86ace6', '#5f86cc', '#a9c4ee'], { count, tall, far: (396 - y) / 400 });
  },
  udaipur(sheet) {
    sun(sheet, 0.7, 150, 30);
    clouds(sheet, 3, 70);
    hills(sheet, 208, '#7a6f86', { far: 0.65, swing: 26 });
    hills(sheet, 232, '#66607a', { far: 0.4, swing: 18 });
    water(sheet, 250);
    sheet.place(0.48, 262, 1.15, lakePalace, { mirrored: 262, lamp: 0.45 });
    sheet.place(0.24, 330, 1, rowboat).place(0.68, 350, 1.2, rowboat);
  },
  delhi(sheet) {
    sun(sheet, 0.26, 120, 38);
    clouds(sheet, 3, 70);
    birds(sheet, 0.72, 120, 6);
    trees(sheet, 304, 12, 34, '#6f7f52', { far: 0.5 });
    sheet.place(0.52, 326, 1.12, qutb, { far: 0.02 });
    ground(sheet, 322, '#9aa058', 0.06);
    road(sheet, 0.5, 0.53, 324, '#e0b48c', 160);
    bushes(sheet, 344, 5, 34, '#56733f', { from: 0, to: 0.3 });
    bushes(sheet, 352, 5, 38, '#56733f', { from: 0.74, to: 1.02 });
  },
  agra(sheet) {
    sun(sheet, 0.26, 120, 34);
    clouds(sheet, 3, 60);
    birds(sheet, 0.74, 110, 5);
    bushes(sheet, 296, 24, 34, '#7f9a86', { far: 0.5 });
    sheet.place(0.5, 298, 1.12, taj, { far: 0.04 });
    ground(sheet, 298, '#7fa06c', 0.12);
    const pool = sheet.x(0.5);
    sheet.add(
      `<path fill="${sheet.lit('#e9d8c8')}" d="M${pool - 26} 300h52l62 100h-176z"/><path fill="${sheet.light.water[1]}" d="M${pool - 16} 304h32l44 96h-120z"/><path fill="${sheet.lit('#fff6e6')}" opacity=".55" d="M${pool} 384l-22-62q22-30 44 0z"/>`,
    );
    cypresses(sheet, [
      [0.4, 326, 46],
      [0.6, 326, 46],
      [0.33, 358, 68],
      [0.67, 358, 68],
      [0.22, 398, 96],
      [0.78, 398, 96],
    ]);
  },
  varanasi(sheet) {
    sun(sheet, 0.22, 130, 34);
    clouds(sheet, 3, 70);
    birds(sheet, 0.4, 80, 6);
    sheet.place(0.5, 276, 0.95, ghats, { far: 0.04, flip: false });
    water(sheet, 284);
    for (const [at, y, k] of [
      [0.3, 318, 1],
      [0.52, 332, 1.2],
      [0.7, 312, 0.9],
      [0.42, 374, 1.6],
      [0.82, 356, 1.3],
    ] as const)
      sheet.place(at, y, k, rowboat, { flip: at > 0.5 });
  },
  khajuraho(sheet) {
    sun(sheet, 0.76, 120, 40);
    clouds(sheet, 2, 60, 30, 0.7);
    hills(sheet, 250, '#a3935c', { far: 0.6 });
    bushes(sheet, 296, 22, 44, '#7d8048', { far: 0.3 });
    sheet.place(0.5, 326, 1.1, khajuraho, { far: 0 });
    ground(sheet, 322, '#a3953f', 0.08);
    bushes(sheet, 348, 6, 40, '#6a7436', { from: 0, to: 0.26 });
    bushes(sheet, 356, 6, 44, '#6a7436', { from: 0.78, to: 1.02 });
    ground(sheet, 368, '#8a8438');
  },
  amritsar(sheet) {
    sun(sheet, 0.74, 90, 34);
    houses(sheet, 262, ['#c9b8b0', '#b8a8b4', '#d8c8bc'], { count: 15, tall: 44, far: 0.4 });
    water(sheet, 262);
    sheet.place(0.48, 276, 1.25, goldenTemple, { far: 0, lamp: 0.9, flip: false, mirrored: 276 });
    ground(sheet, 386, '#e8dcc8');
  },
  kaziranga(sheet) {
    sun(sheet, 0.3, 112, 36);
    clouds(sheet, 3, 60);
    hills(sheet, 208, '#7c9a94', { far: 0.7, swing: 26 });
    bushes(sheet, 256, 18, 54, '#6f8a54', { far: 0.4 });
    ground(sheet, 258, '#a9a452', 0.2);
    water(sheet, 288, '#5f8a84');
    ground(sheet, 312, '#9c9a44', 0.05);
    birds(sheet, 0.7, 110, 6);
    sheet.place(0.52, 346, 1.5, rhino, { far: 0 });
    const blades = Array.from(
      { length: 46 },
      (_, i) =>
        `M${i * 13 + Math.round(sheet.random(-6, 6))} 404q${Math.round(sheet.random(-8, 8))}-30 ${Math.round(sheet.random(-14, 14))}-${Math.round(sheet.random(38, 74))}`,
    ).join('');
    sheet.add(
      `<path fill="none" stroke="${sheet.lit('#7f8434')}" stroke-width="5" stroke-linecap="round" d="${blades}"/>`,
    );
  },
  kolkata(sheet) {
    sun(sheet, 0.5, 160, 38);
    clouds(sheet, 4, 80);
    skyline(sheet, 262, '#7a7488', { far: 0.6, low: 18, high: 56, count: 20 });
    water(sheet, 262);
    sheet.place(0.5, 272, 1.05, howrah, { far: 0.04 });
    sheet.place(0.34, 326, 1.2, ferry).place(0.66, 348, 1.3, rowboat);
  },
  mumbai(sheet) {
    sun(sheet, 0.27, 132, 34);
    clouds(sheet, 3, 70);
    skyline(sheet, 282, '#7d7690', { from: 0.42, far: 0.5, low: 50, high: 140, count: 13 });
    skyline(sheet, 282, '#8a7f92', { to: 0.42, far: 0.6, low: 24, high: 60, count: 9 });
    sheet.place(0.5, 284, 1.35, gateway, { far: 0.02, lamp: 0.25 });
    ground(sheet, 280, '#8f7480');
    water(sheet, 294);
    birds(sheet, 0.6, 110, 6);
    sheet.place(0.76, 340, 1.1, sailboat).place(0.28, 352, 1.3, rowboat);
    mist(sheet, 262, 20, 0.3);
  },
} satisfies Record<string, View>;
