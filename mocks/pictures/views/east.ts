import { birds, clouds, mist, sun } from '../sky.ts';
import { line } from '../draw.ts';
import { karst } from '../ground.ts';
import { junk, longtail, rowboat } from '../landmarks/boats.ts';
import { meru, needle, pagoda, skyDeck, supertree, tokyoTower, torii } from '../landmarks/east.ts';
import { angkor, watArun } from '../landmarks/temples.ts';
import { dune, ground, hills, peak } from '../land.ts';
import { bushes, palm } from '../plants.ts';
import type { View } from '../Drawing.ts';
import { skyline } from '../town.ts';
import { water } from '../water.ts';

/** Asia east of the Himalaya, and the Gulf. */
export const east = {
  kyoto(drawing) {
    sun(drawing, 0.7, 110, 40);
    clouds(drawing, 2, 60);
    hills(drawing, 210, '#8a8fb0', { far: 0.65, swing: 24 });
    hills(drawing, 244, '#77869c', { far: 0.4, swing: 20 });
    mist(drawing, 236, 40, 0.7);
    bushes(drawing, 292, 18, 50, '#e8a3b4', { far: 0.22 });
    drawing.addArt(0.47, 334, 1.08, pagoda, { far: 0 });
    bushes(drawing, 336, 10, 56, '#f2b4c0', { from: 0, to: 0.36 });
    bushes(drawing, 336, 11, 56, '#f2b4c0', { from: 0.6, to: 1.02 });
    bushes(drawing, 368, 15, 64, '#de8aa2');
    bushes(drawing, 404, 11, 70, '#4c7f70');
    drawing.addArt(0.72, 398, 0.62, torii, { far: 0 });
  },
  tokyo(drawing) {
    sun(drawing, 0.27, 140, 34);
    clouds(drawing, 3, 60);
    peak(drawing, { at: 0.72, top: 128, foot: 290, half: 210, colour: '#6d6f96', far: 0.42, snow: 0.34 });
    skyline(drawing, 322, '#77799c', { far: 0.45, low: 40, high: 104, count: 18 });
    drawing.addArt(0.46, 352, 1.06, tokyoTower, { far: 0, lamp: 0.4 });
    skyline(drawing, 372, '#5a6084', { far: 0.12, low: 24, high: 62, count: 13 });
    bushes(drawing, 376, 18, 36, '#e09ab0', { far: 0.1 });
    ground(drawing, 382, '#4a5070');
  },
  bali(drawing) {
    sun(drawing, 0.28, 100, 32);
    clouds(drawing, 3, 60);
    peak(drawing, { at: 0.72, top: 116, foot: 270, half: 280, colour: '#6f9a94', far: 0.55 });
    hills(drawing, 232, '#5f9a78', { far: 0.4, swing: 16 });
    mist(drawing, 220, 36, 0.9);
    water(drawing, 252, '#3a8a94');
    drawing.addArt(0.47, 302, 1.02, meru, { far: 0, mirrored: 302 });
    drawing.addArt(0.66, 300, 0.58, meru, { far: 0.06, mirrored: 300 });
    bushes(drawing, 300, 5, 18, '#e0607c', { from: 0.36, to: 0.58 });
    drawing.addArt(0.24, 352, 1.1, rowboat);
    palm(drawing, 0.94, 408, 220, -0.5);
  },
  'ha-long'(drawing) {
    sun(drawing, 0.52, 110, 34);
    clouds(drawing, 2, 60);
    for (const [at, top, half] of [
      [0.2, 150, 60],
      [0.4, 190, 50],
      [0.64, 170, 56],
      [0.84, 140, 70],
    ] as const)
      karst(drawing, at, top, 258, half, '#5f8a7c', 0.62);
    mist(drawing, 200, 58, 0.8);
    water(drawing, 256);
    karst(drawing, 0.1, 96, 280, 84, '#4f8068', 0.26);
    karst(drawing, 0.26, 168, 278, 52, '#4f8068', 0.32);
    karst(drawing, 0.9, 82, 290, 92, '#457560', 0.16);
    drawing.addArt(0.54, 326, 1.25, junk, { far: 0, flip: false });
    drawing.addArt(0.3, 358, 1.2, rowboat);
    birds(drawing, 0.4, 120, 5);
  },
  bangkok(drawing) {
    sun(drawing, 0.28, 120, 40);
    clouds(drawing, 3, 60, 30, 0.7);
    skyline(drawing, 292, '#c99a74', { far: 0.7, low: 20, high: 80, count: 8 });
    bushes(drawing, 296, 16, 40, '#7f9a5c', { far: 0.3 });
    drawing.addArt(0.5, 304, 1.12, watArun, { far: 0 });
    water(drawing, 302);
    drawing
      .addArt(0.66, 340, 1.1, longtail, { far: 0, flip: false })
      .addArt(0.32, 368, 1.5, longtail, { far: 0, flip: false });
    palm(drawing, 0.06, 304, 90, -0.3);
    palm(drawing, 0.94, 304, 100, 0.3);
  },
  angkor(drawing) {
    sun(drawing, 0.54, 142, 44);
    clouds(drawing, 3, 70);
    bushes(drawing, 262, 24, 40, '#7f8f7c', { far: 0.5 });
    palm(drawing, 0.13, 280, 130, 0.3, '#4f6a54');
    palm(drawing, 0.88, 280, 144, -0.3, '#4f6a54');
    water(drawing, 276);
    drawing.addArt(0.5, 278, 1.14, angkor, { far: 0.04, flip: false, mirrored: 278 });
    drawing.add(
      line('M60 340h60M150 372h80M380 356h70M480 386h60', drawing.lit('#6f9a5c'), 10, { round: true }),
      line('M90 334h0M190 365h0M412 349h0M510 379h0', drawing.lit('#e880a0'), 9, { round: true }),
    );
  },
  singapore(drawing) {
    sun(drawing, 0.24, 90, 36);
    skyline(drawing, 300, '#5f74a8', { to: 0.36, far: 0.3, low: 60, high: 150, count: 6 });
    skyline(drawing, 300, '#5f74a8', { from: 0.78, far: 0.4, low: 40, high: 110, count: 5 });
    drawing.addArt(0.5, 300, 0.98, skyDeck, { far: 0, flip: false, lamp: 0.3 });
    bushes(drawing, 302, 22, 30, '#3f7f6c', { far: 0.1 });
    drawing
      .addArt(0.68, 312, 0.86, supertree, { far: 0, lamp: 0.45 })
      .addArt(0.79, 314, 1.08, supertree, { far: 0, lamp: 0.45 })
      .addArt(0.24, 312, 0.84, supertree, { far: 0, lamp: 0.45 });
    water(drawing, 312);
    const glow =
      'M150 330h26M176 344h40M260 326v0M300 336h44M396 330h36M470 344h40M320 360h60M210 372h40M440 366h50';
    drawing.add(line(glow, drawing.light.window, 4, { round: true, opacity: 0.6 }));
  },
  dubai(drawing) {
    sun(drawing, 0.27, 130, 44);
    clouds(drawing, 2, 70, 30, 0.6);
    skyline(drawing, 304, '#b08a8c', { far: 0.62, low: 30, high: 120, count: 20 });
    skyline(drawing, 314, '#9a7f90', { far: 0.34, low: 30, high: 110, count: 13 });
    drawing.addArt(0.52, 324, 0.94, needle, { far: 0.04 });
    dune(drawing, 306, '#e0a468', { far: 0.1, at: 0.66, tall: 46 });
    dune(drawing, 340, '#cf8a4e', { at: 0.34, tall: 46 });
    palm(drawing, 0.84, 392, 130, -0.3);
    palm(drawing, 0.9, 396, 96, 0.3);
  },
} satisfies Record<string, View>;
