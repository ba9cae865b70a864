import { birds, clouds, mist, sun } from '../sky.ts';
import { fill, line } from '../draw.ts';
import { terraces } from '../ground.ts';
import { ferry, sailboat } from '../landmarks/boats.ts';
import { archBridge, opera, redeemer, skyscrapers } from '../landmarks/west.ts';
import { canoe, willow } from '../landmarks/structures.ts';
import { hills, peak, range } from '../land.ts';
import { bushes, firs, palm } from '../plants.ts';
import type { View } from '../Drawing.ts';
import { skyline } from '../town.ts';
import { beach, water } from '../water.ts';

/** The Americas, Australia and New Zealand. */
export const americasAndOceania = {
  'new-york'(drawing) {
    sun(drawing, 0.26, 150, 34);
    clouds(drawing, 3, 60);
    skyline(drawing, 306, '#6c6f92', { far: 0.55, low: 60, high: 140, count: 13 });
    drawing.addArt(0.5, 310, 0.98, skyscrapers, { far: 0.08, lamp: 0.2 });
    skyline(drawing, 312, '#585d84', { far: 0.2, low: 30, high: 86, count: 13 });
    water(drawing, 310);
    const steel = drawing.dim('#8a7468');
    drawing.add(
      fill(
        'M472 400V214h14v-12h44v12h14v186h-22v-96q0-18-14-26-14 8-14 26v96zM466 262h84v10h-84z',
        drawing.lit('#a08070'),
      ),
      fill('M516 202h14v12h14v186h-22v-96q0-18-8-24z', drawing.dim('#a08070')),
      line('M508 206Q340 330 60 330M508 206q60 70 110 90', steel, 4),
      line('M0 338h600', steel, 9),
      line('M470 232v102M440 252v82M410 270v64M380 284v50M350 297v37M320 307v27M290 316v18', steel, 2),
    );
  },
  banff(drawing) {
    sun(drawing, 0.24, 84, 28);
    clouds(drawing, 3, 60);
    range(drawing, { top: 66, foot: 260, colour: '#8794a4', far: 0.34, snow: 0.44, count: 5 });
    firs(drawing, 262, 20, 92, '#3f6f60', { far: 0.22, from: 0, to: 0.36 });
    firs(drawing, 262, 20, 92, '#3f6f60', { far: 0.22, from: 0.64, to: 1 });
    firs(drawing, 258, 12, 40, '#4f7f6c', { far: 0.32, from: 0.34, to: 0.66 });
    water(drawing, 256, '#12a0b0');
    firs(drawing, 410, 5, 170, '#1d4a44', { from: -0.02, to: 0.18 });
    firs(drawing, 410, 5, 150, '#1d4a44', { from: 0.84, to: 1.02 });
    drawing.addArt(0.5, 330, 1.15, canoe, { far: 0 });
  },
  'machu-picchu'(drawing) {
    sun(drawing, 0.24, 84, 28);
    hills(drawing, 196, '#7fa098', { far: 0.7, swing: 40, bumps: 4 });
    peak(drawing, { at: 0.22, top: 150, foot: 330, half: 180, colour: '#5f8a70', far: 0.45 });
    peak(drawing, { at: 0.84, top: 136, foot: 330, half: 190, colour: '#5f8a70', far: 0.45 });
    mist(drawing, 210, 60, 0.9);
    peak(drawing, { at: 0.52, top: 52, foot: 330, half: 150, colour: '#5a8a5c', far: 0.12 });
    peak(drawing, { at: 0.37, top: 178, foot: 330, half: 100, colour: '#5f8f60', far: 0.14 });
    terraces(drawing, 284, ['#86b060', '#6d9a4e'], 6, 12);
    const steps = [0, 1, 2, 3, 4, 5].map(
      (i) => `M${drawing.x(0.5) - 250 + i * 16} ${306 + i * 15}q150-26 ${300 - i * 20} 4`,
    );
    drawing.add(
      line(steps.join(''), drawing.lit('#c9c2ae'), 5),
      line(steps.join(''), drawing.dim('#a8a290'), 2),
    );
    const gables = [
      [300, 318],
      [338, 312],
      [376, 320],
      [414, 314],
      [322, 348],
      [364, 350],
      [408, 348],
      [350, 382],
      [398, 380],
    ];
    const front = gables.map(([x = 0, y = 0]) => `M${x} ${y}v-15l12-14 12 14v15z`).join('');
    const side = gables.map(([x = 0, y = 0]) => `M${x + 24} ${y}v-15l10 4v11z`).join('');
    const doors = gables.map(([x = 0, y = 0]) => `M${x + 12} ${y}v-9`).join('');
    drawing.add(
      fill(front, drawing.lit('#ddd4be')),
      fill(side, drawing.dim('#c4baa4')),
      line(doors, drawing.light.window, 6),
    );
    mist(drawing, 250, 40, 0.5);
  },
  rio(drawing) {
    sun(drawing, 0.66, 150, 42);
    clouds(drawing, 3, 60, 30, 0.7);
    hills(drawing, 236, '#8a6a70', { far: 0.6, swing: 14 });
    drawing.add(
      fill('M-10 262l40-40 50-30 40-62 22-34 20 0 30 50 40 40 60 40 50 36z', drawing.lit('#5f7a68', 0.2)),
      fill('M152 96h10l30 50 40 40 60 40 50 36H190q20-60-38-166z', drawing.dim('#5f7a68', 0.2)),
    );
    drawing.addArt(0.253, 98, 0.95, redeemer, { far: 0, flip: true, lamp: 0.5 });
    water(drawing, 254);
    drawing.add(
      fill('M306 272q2-130 52-140 46 4 60 80 10 50 30 60z', drawing.lit('#74665c', 0.1)),
      fill('M362 132q42 8 56 80 10 50 30 60h-56q6-90-30-140z', drawing.dim('#74665c', 0.1)),
      fill('M250 276q10-44 50-46 40 0 70 46zM430 276q20-26 60-24t50 24z', drawing.lit('#5f7a5c', 0.06)),
      line('M364 132L270 228', drawing.dim('#4a4650'), 2),
      line('M322 176v8', drawing.dim('#4a4650'), 9),
    );
    drawing.addArt(0.76, 300, 0.8, sailboat);
    beach(drawing, 304, '#f6d2a0', true);
    palm(drawing, 0.12, 372, 150, 0.5);
  },
  patagonia(drawing) {
    sun(drawing, 0.24, 110, 34);
    clouds(drawing, 4, 70, 36);
    hills(drawing, 240, '#a9a0b4', { far: 0.6, swing: 20 });
    for (const [at, top, half] of [
      [0.36, 122, 66],
      [0.64, 112, 70],
      [0.43, 74, 56],
      [0.57, 66, 58],
      [0.5, 46, 62],
    ] as const)
      peak(drawing, { at, top, foot: 262, half, colour: '#b08f94', far: 0.16, snow: top > 100 ? 0.3 : 0.16 });
    peak(drawing, { at: 0.2, top: 190, foot: 276, half: 190, colour: '#8f7f8c', far: 0.3, snow: 0.3 });
    peak(drawing, { at: 0.82, top: 182, foot: 276, half: 200, colour: '#8f7f8c', far: 0.3, snow: 0.3 });
    hills(drawing, 264, '#a08a7c', { far: 0.14, swing: 8 });
    water(drawing, 272, '#3f8f9c');
    hills(drawing, 350, '#b98a4c', { swing: 12 });
    bushes(drawing, 366, 15, 30, '#cf7038', { slope: 6 });
    bushes(drawing, 394, 13, 38, '#a8542f');
    birds(drawing, 0.74, 90, 4);
  },
  queenstown(drawing) {
    sun(drawing, 0.74, 92, 30);
    clouds(drawing, 3, 60);
    range(drawing, { top: 86, foot: 258, colour: '#8a93a4', far: 0.34, snow: 0.4, count: 5 });
    hills(drawing, 240, '#a89a6c', { far: 0.24, swing: 12 });
    water(drawing, 250, '#2274a0');
    drawing.addArt(0.7, 272, 0.8, ferry, { far: 0.12, flip: false });
    drawing.addArt(0.46, 344, 1.45, willow, { far: 0, mirrored: 352 });
    hills(drawing, 398, '#8f9a5c', { swing: 6 });
  },
  sydney(drawing) {
    sun(drawing, 0.26, 150, 36);
    clouds(drawing, 3, 60);
    skyline(drawing, 276, '#7a7490', { from: 0.62, far: 0.5, low: 30, high: 110, count: 8 });
    hills(drawing, 266, '#6f6a80', { far: 0.5, swing: 6 });
    drawing.addArt(0.32, 292, 1.1, archBridge, { far: 0.12, flip: false });
    water(drawing, 284);
    drawing.addArt(0.6, 332, 1.16, opera, { far: 0, flip: false, lamp: 0.5 });
    drawing.addArt(0.28, 352, 1.2, sailboat).addArt(0.36, 316, 0.8, ferry);
    birds(drawing, 0.6, 110, 5);
  },
} satisfies Record<string, View>;
