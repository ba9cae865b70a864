import { clouds, sun } from '../sky.ts';
import { fill, line } from '../draw.ts';
import { camel } from '../landmarks/animals.ts';
import { longtail, sailboat } from '../landmarks/boats.ts';
import { bungalow } from '../landmarks/east.ts';
import { bhunga, lighthouse } from '../landmarks/structures.ts';
import { hills } from '../land.ts';
import { bushes, palm } from '../plants.ts';
import type { View } from '../Drawing.ts';
import { beach, island, water } from '../water.ts';

/** The white desert and the islands of the Indian Ocean. */
export const islands = {
  kutch(drawing) {
    sun(drawing, 0.5, 110, 60);
    hills(drawing, 252, '#4f6a70', { far: 0.5, swing: 8 });
    drawing.add(fill('M0 256h600v144H0z', drawing.gradient(['#a9c8c6', 0], ['#dbe9e2', 1])));
    drawing.add(
      line(
        'M0 290l90-14 70 18 110-16 90 14 120-12 120 10M60 330l110-12 90 22 130-24 110 18 100-10M0 384l120-24 130 26 140-30 110 24 100-14M160 294l10 26M260 278l0 60M360 292l30 24M480 280l20 54M170 318l-40 44M390 316l0 40M300 340l-50 46',
        '#8fb0b0',
        3,
        { opacity: 0.7 },
      ),
    );
    drawing
      .addArt(0.36, 288, 0.9, bhunga, { far: 0.05, lamp: 0.5 })
      .addArt(0.5, 294, 1.1, bhunga, { far: 0, lamp: 0.5 })
      .addArt(0.65, 288, 0.85, bhunga, { far: 0.05, lamp: 0.5 });
    // On the right, because a destination's name is shown on the left.
    for (const [at, y] of [
      [0.68, 318],
      [0.75, 326],
    ] as const)
      drawing.addArt(at, y, 1.1, camel, { far: 0, lamp: 0.2 });
  },
  andaman(drawing) {
    sun(drawing, 0.28, 92, 32);
    clouds(drawing, 4, 70);
    water(drawing, 214, '#08a3a8');
    island(drawing, 0.8, 215, 330, 70, '#3f8a5c', 0.2);
    island(drawing, 0.3, 215, 150, 26, '#5f9a7c', 0.45);
    drawing.addArt(0.72, 172, 0.62, lighthouse, { far: 0.08 });
    drawing.add(
      line('M330 292h120M390 312h90M260 330h80M470 278h60', drawing.lit('#0b7f96'), 16, {
        round: true,
        opacity: 0.35,
      }),
    );
    drawing.addArt(0.52, 282, 1.2, longtail, { far: 0.02 });
    beach(drawing, 286, '#fff0d0', true);
    palm(drawing, 0.14, 362, 190, 1.1);
    bushes(drawing, 330, 5, 80, '#2f7a50', { from: -0.05, to: 0.1 });
    palm(drawing, 0.05, 396, 250, 0.8);
  },
  sigiriya(drawing) {
    sun(drawing, 0.26, 110, 36);
    clouds(drawing, 3, 60);
    hills(drawing, 250, '#7fa07c', { far: 0.65, swing: 24 });
    bushes(drawing, 280, 22, 44, '#5f8f5c', { far: 0.4 });
    drawing.add(
      fill('M168 300q6-70 22-118l4-66q40-22 106-22t110 26l8 60q18 60 20 120z', drawing.lit('#d08a5a', 0.06)),
      fill('M340 96q44 6 70 24l8 60q18 60 20 120h-84q20-110-14-204z', drawing.dim('#d08a5a', 0.06)),
      line('M214 130l-10 150M246 120l-4 170M290 116v180M326 130l6 150', drawing.dim('#b87448'), 6, {
        opacity: 0.4,
      }),
      line('M196 112h210', drawing.lit('#6f9a4c'), 15, { round: true, dash: '1 11' }),
    );
    bushes(drawing, 304, 22, 54, '#4c8450', { far: 0.12 });
    drawing.add(fill('M284 400l10-88h24l10 88z', drawing.lit('#e9c99c')));
    bushes(drawing, 352, 7, 70, '#35703f', { from: 0, to: 0.42 });
    bushes(drawing, 352, 7, 70, '#35703f', { from: 0.6, to: 1 });
    bushes(drawing, 400, 6, 90, '#235434', { from: -0.02, to: 0.36 });
    bushes(drawing, 400, 6, 90, '#235434', { from: 0.66, to: 1.02 });
  },
  maldives(drawing) {
    sun(drawing, 0.25, 84, 30);
    clouds(drawing, 4, 60);
    water(drawing, 206, '#06b0b8');
    island(drawing, 0.16, 208, 190, 12, '#f4e3b8', 0.1);
    for (const [at, h, lean] of [
      [0.1, 60, -0.4],
      [0.15, 74, 0.3],
      [0.2, 56, 0.6],
    ] as const)
      palm(drawing, at, 204, h, lean, '#3f8a5c');
    drawing.add(
      line('M-10 250q200 40 330 14t300-6', drawing.lit('#c99a66'), 8),
      line('M40 262v18M110 272v18M180 278v18M250 276v18', drawing.dim('#9a7048'), 4),
    );
    drawing
      .addArt(0.44, 282, 1.05, bungalow, { far: 0.06 })
      .addArt(0.64, 276, 0.95, bungalow, { far: 0.1 })
      .addArt(0.82, 270, 0.85, bungalow, { far: 0.14 });
    drawing.add(
      line('M240 340h160M330 364h190M90 376h120', drawing.lit('#078a9c'), 20, { round: true, opacity: 0.3 }),
      line('M430 336q10-8 22 0l8-5v10l-8-4q-12 8-22-1z', drawing.lit('#f2a24a'), 3),
    );
    drawing.addArt(0.26, 350, 1.3, sailboat, { far: 0 });
  },
} satisfies Record<string, View>;
