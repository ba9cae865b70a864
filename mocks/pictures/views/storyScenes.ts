import { clouds, mist, rain, sun } from '../sky.ts';
import { fill, line } from '../draw.ts';
import { abra, dhow, sailboat } from '../landmarks/boats.ts';
import { minaret } from '../landmarks/domes.ts';
import { lakePalace } from '../landmarks/forts.ts';
import { cheeringCrowd, haulers, quietCrowd, umbrellas } from '../landmarks/people.ts';
import { fishingNet } from '../landmarks/structures.ts';
import { hills } from '../land.ts';
import type { Hour } from '../lights.ts';
import { bushes, firs, palm } from '../plants.ts';
import type { Drawing, View } from '../Drawing.ts';
import { houses } from '../town.ts';
import { water } from '../water.ts';

/** A wind tower of the old Gulf towns, open on every side. */
function windTower(drawing: Drawing, at: number, y: number, tall: number): void {
  const x = drawing.x(at);
  drawing.add(
    fill(`M${x - 17} ${y}v${-tall}h34v${tall}z`, drawing.lit('#dcb98a', 0.08)),
    fill(`M${x + 6} ${y}v${-tall}h11v${tall}z`, drawing.dim('#cfa878', 0.08)),
    line(`M${x - 11} ${y - tall + 28}v-20m8 20v-20m8 20v-20m7 20v-20`, drawing.light.window, 4),
    line(`M${x - 20} ${y - tall}h40M${x - 18} ${y - tall + 33}h36`, drawing.lit('#efd9b0', 0.08), 5),
  );
}

/** Rings where drops hit the water. */
function rings(drawing: Drawing, y: number, count: number): void {
  let d = '';
  for (let i = 0; i < count; i += 1) {
    const w = 6 + Math.round(drawing.random(0, 8));
    d += `M${Math.round(drawing.random(0, drawing.width))} ${Math.round(y + drawing.random(0, 60))}a${w} 3 0 1 0 1 0z`;
  }
  drawing.add(line(d, drawing.light.cloud, 2, { opacity: 0.6 }));
}

/** The red lanterns on both sides of a shrine's steps. */
function lanterns(drawing: Drawing): void {
  for (const [x, y, k] of [
    [238, 268, 0.7],
    [214, 312, 1],
    [180, 372, 1.4],
    [362, 268, 0.7],
    [386, 312, 1],
    [420, 372, 1.4],
  ] as const)
    drawing.add(
      line(`M${x} ${y}v${-40 * k}`, drawing.dim('#8f2f28'), Math.round(6 * k)),
      fill(`M${x - 12 * k} ${y - 38 * k}h${24 * k}v${-28 * k}h${-24 * k}z`, drawing.lit('#fdf0cc')),
      fill(`M${x - 18 * k} ${y - 64 * k}h${36 * k}l${-8 * k} ${-11 * k}h${-20 * k}z`, drawing.lit('#d8402f')),
    );
}

/** Four cedar trunks that leave the picture. */
function cedars(drawing: Drawing): void {
  const trunks = 'M60 400V0M128 400V40M486 400V30M552 400V0';
  drawing.add(
    line(trunks, drawing.lit('#7a5c4a'), 30),
    line(
      trunks.replaceAll(/M(\d+)/g, (_, x) => `M${Number(x) + 9}`),
      drawing.dim('#5f483c'),
      11,
    ),
  );
}

/** Scenes that stories tell of, in place of the surrounding landscape. */
export const storyScenes: Readonly<Record<string, { readonly hour: Hour; readonly view: View }>> = {
  dubai: {
    hour: 'golden',
    view(drawing) {
      sun(drawing, 0.28, 116, 38);
      clouds(drawing, 2, 60, 24, 0.6);
      houses(drawing, 238, ['#e6c79a', '#d9b384'], { count: 7, tall: 44, far: 0.34 });
      drawing.addArt(0.63, 240, 0.62, minaret, { far: 0.2 });
      windTower(drawing, 0.2, 242, 104);
      windTower(drawing, 0.82, 242, 110);
      houses(drawing, 246, ['#e2b988', '#d0a070', '#edd0a0', '#c99664'], { count: 7, tall: 48, far: 0.06 });
      palm(drawing, 0.52, 246, 84, 0.3);
      palm(drawing, 0.91, 246, 76, -0.3);
      water(drawing, 244);
      drawing.addArt(0.13, 282, 0.86, dhow, { far: 0.06, flip: false });
      drawing.addArt(0.8, 282, 0.74, abra, { far: 0.04, flip: false });
      drawing.addArt(0.45, 356, 1.5, abra, { far: 0, flip: false });
    },
  },
  kochi: {
    hour: 'amber',
    view(drawing) {
      sun(drawing, 0.24, 120, 36);
      clouds(drawing, 3, 60);
      hills(drawing, 228, '#4f7470', { far: 0.5, swing: 5 });
      water(drawing, 232);
      drawing.addArt(0.93, 262, 0.44, fishingNet, { far: 0.42, flip: true });
      drawing.addArt(0.77, 282, 0.66, fishingNet, { far: 0.26, flip: true });
      drawing.addArt(0.12, 270, 0.7, sailboat, { far: 0.2 });
      drawing.addArt(0.4, 350, 1.36, fishingNet, { far: 0, flip: true });
      drawing.add(
        fill('M0 400v-26q150-14 300-10t300-14v50z', drawing.lit('#d9b98a')),
        fill('M380 360h220v14H380z', drawing.dim('#5c4634')),
      );
      drawing.addArt(0.8, 350, 1.1, haulers, { far: 0, flip: false });
    },
  },
  kyoto: {
    hour: 'monsoon',
    view(drawing) {
      hills(drawing, 150, '#6f8f88', { far: 0.6, swing: 30 });
      firs(drawing, 250, 22, 170, '#4a7466', { far: 0.45 });
      mist(drawing, 170, 100, 0.9);
      firs(drawing, 320, 8, 250, '#2f5c4c', { far: 0.16, from: -0.05, to: 0.36 });
      firs(drawing, 320, 8, 250, '#2f5c4c', { far: 0.16, from: 0.64, to: 1.05 });
      drawing.add(
        fill('M0 400v-92q140-10 236-10h128q96 0 236 10v92z', drawing.lit('#5f7f58')),
        fill('M196 400l70-150h68l70 150z', drawing.lit('#b5b0a2')),
        line(
          'M262 264h76M254 282h92M246 302h108M236 324h128M225 348h150M213 374h174',
          drawing.dim('#8f8a80'),
          4,
        ),
      );
      lanterns(drawing);
      cedars(drawing);
      bushes(drawing, 10, 9, 110, '#24503f', { from: -0.05, to: 0.32, far: 0.06 });
      bushes(drawing, 10, 9, 110, '#24503f', { from: 0.7, to: 1.05, far: 0.06 });
      drawing.addArt(0.5, 366, 1, umbrellas, { far: 0, flip: false });
      rain(drawing);
    },
  },
  udaipur: {
    hour: 'monsoon',
    view(drawing) {
      clouds(drawing, 9, 60, 46, 0.75);
      hills(drawing, 196, '#5f7480', { far: 0.6, swing: 24 });
      hills(drawing, 220, '#50686c', { far: 0.36, swing: 16 });
      water(drawing, 238, '#3f6f78');
      drawing.addArt(0.5, 252, 1.05, lakePalace, { far: 0.1, mirrored: 252, lamp: 0.35 });
      rings(drawing, 268, 16);
      drawing.addArt(0.5, 352, 1.15, cheeringCrowd, { far: 0, flip: false });
      drawing.add(
        fill('M0 400v-56h600v56z', drawing.lit('#e6d6bc')),
        line('M0 344h600M0 392h600', drawing.lit('#f8ecd6'), 9),
        line('M12 368h600', drawing.dim('#b99f84'), 30, { dash: '12 22' }),
      );
      rain(drawing, 110);
    },
  },
  rome: {
    hour: 'pearl',
    view(drawing) {
      const [, , sky] = drawing.light.sky;
      const coffers = [
        ['M146 66Q300 44 454 66', 26, '20 12'],
        ['M88 112Q300 76 512 112', 32, '30 14'],
        ['M49 170Q300 120 551 170', 38, '42 16'],
        ['M-28 238Q300 172 628 238', 42, '54 18'],
      ] as const;
      drawing.add(
        fill('M0 0h600v400H0z', drawing.dim('#7a6258')),
        fill('M-40 300Q-20-60 300-70T640 300z', drawing.lit('#c2a68e')),
        ...coffers.map(([d, wide, dash]) => line(d, drawing.dim('#a88a76'), wide, { dash })),
        `<ellipse cx="300" cy="30" rx="74" ry="21" fill="${sky}"/>`,
        fill('M0 264h600v36H0z', drawing.lit('#dcc4ac')),
        fill('M0 300h600v100H0z', drawing.lit('#b79c88')),
        line('M0 264h600M0 300h600', drawing.dim('#a58c78'), 4),
        fill('M227 34h146l26 320H201z', drawing.gradient([sky, 0, 0.85], [sky, 1, 0.3])),
        `<ellipse cx="300" cy="356" rx="126" ry="20" fill="${drawing.lit('#9fb4bc')}"/>`,
        line('M250 354h40M310 362h46M270 366h20M330 350h30', drawing.light.cloud, 3, { round: true }),
      );
      let drops = '';
      for (let i = 0; i < 70; i += 1)
        drops += `M${Math.round(drawing.random(232, 368))} ${Math.round(drawing.random(40, 310))}v36`;
      drawing.add(line(drops, '#7f93a8', 2, { round: true, opacity: 0.7 }));
      drawing
        .addArt(0.04, 362, 1.1, quietCrowd, { far: 0, flip: false })
        .addArt(0.96, 362, 1.1, quietCrowd, { far: 0, flip: true });
    },
  },
};
