import { clouds, mist, rain, sun } from '../air.ts';
import { fill, line } from '../draw.ts';
import { abra, dhow, sailboat } from '../landmarks/boats.ts';
import { minaret } from '../landmarks/domes.ts';
import { lakePalace } from '../landmarks/forts.ts';
import { gladCrowd, haulers, quietCrowd, umbrellas } from '../landmarks/people.ts';
import { fishingNet } from '../landmarks/works.ts';
import { hills } from '../land.ts';
import type { Hour } from '../light.ts';
import { bushes, firs, palm } from '../plants.ts';
import type { Sheet, View } from '../Sheet.ts';
import { houses } from '../town.ts';
import { water } from '../water.ts';

/** A wind tower of the old Gulf towns, open on every side. */
function windTower(sheet: Sheet, at: number, y: number, tall: number): void {
  const x = sheet.x(at);
  sheet.add(
    fill(`M${x - 17} ${y}v${-tall}h34v${tall}z`, sheet.lit('#dcb98a', 0.08)),
    fill(`M${x + 6} ${y}v${-tall}h11v${tall}z`, sheet.dim('#cfa878', 0.08)),
    line(`M${x - 11} ${y - tall + 28}v-20m8 20v-20m8 20v-20m7 20v-20`, sheet.light.window, 4),
    line(`M${x - 20} ${y - tall}h40M${x - 18} ${y - tall + 33}h36`, sheet.lit('#efd9b0', 0.08), 5),
  );
}

/** Rings where drops hit the water. */
function rings(sheet: Sheet, y: number, count: number): void {
  let d = '';
  for (let i = 0; i < count; i += 1) {
    const w = 6 + Math.round(sheet.random(0, 8));
    d += `M${Math.round(sheet.random(0, sheet.width))} ${Math.round(y + sheet.random(0, 60))}a${w} 3 0 1 0 1 0z`;
  }
  sheet.add(line(d, sheet.light.cloud, 2, { opacity: 0.6 }));
}

/** The red lanterns on both sides of a shrine's steps. */
function lanterns(sheet: Sheet): void {
  for (const [x, y, k] of [
    [238, 268, 0.7],
    [214, 312, 1],
    [180, 372, 1.4],
    [362, 268, 0.7],
    [386, 312, 1],
    [420, 372, 1.4],
  ] as const)
    sheet.add(
      line(`M${x} ${y}v${-40 * k}`, sheet.dim('#8f2f28'), Math.round(6 * k)),
      fill(`M${x - 12 * k} ${y - 38 * k}h${24 * k}v${-28 * k}h${-24 * k}z`, sheet.lit('#fdf0cc')),
      fill(`M${x - 18 * k} ${y - 64 * k}h${36 * k}l${-8 * k} ${-11 * k}h${-20 * k}z`, sheet.lit('#d8402f')),
    );
}

/** Four cedar trunks that leave the picture. */
function cedars(sheet: Sheet): void {
  const trunks = 'M60 400V0M128 400V40M486 400V30M552 400V0';
  sheet.add(
    line(trunks, sheet.lit('#7a5c4a'), 30),
    line(
      trunks.replaceAll(/M(\d+)/g, (_, x) => `M${Number(x) + 9}`),
      sheet.dim('#5f483c'),
      11,
    ),
  );
}

/** Scenes that stories tell of, in place of the surrounding landscape. */
export const tales: Readonly<Record<string, { readonly hour: Hour; readonly view: View }>> = {
  dubai: {
    hour: 'golden',
    view(sheet) {
      sun(sheet, 0.28, 116, 38);
      clouds(sheet, 2, 60, 24, 0.6);
      houses(sheet, 238, ['#e6c79a', '#d9b384'], { count: 7, tall: 44, far: 0.34 });
      sheet.place(0.63, 240, 0.62, minaret, { far: 0.2 });
      windTower(sheet, 0.2, 242, 104);
      windTower(sheet, 0.82, 242, 110);
      houses(sheet, 246, ['#e2b988', '#d0a070', '#edd0a0', '#c99664'], { count: 7, tall: 48, far: 0.06 });
      palm(sheet, 0.52, 246, 84, 0.3);
      palm(sheet, 0.91, 246, 76, -0.3);
      water(sheet, 244);
      sheet.place(0.13, 282, 0.86, dhow, { far: 0.06, flip: false });
      sheet.place(0.8, 282, 0.74, abra, { far: 0.04, flip: false });
      sheet.place(0.45, 356, 1.5, abra, { far: 0, flip: false });
    },
  },
  kochi: {
    hour: 'amber',
    view(sheet) {
      sun(sheet, 0.24, 120, 36);
      clouds(sheet, 3, 60);
      hills(sheet, 228, '#4f7470', { far: 0.5, swing: 5 });
      water(sheet, 232);
      sheet.place(0.93, 262, 0.44, fishingNet, { far: 0.42, flip: true });
      sheet.place(0.77, 282, 0.66, fishingNet, { far: 0.26, flip: true });
      sheet.place(0.12, 270, 0.7, sailboat, { far: 0.2 });
      sheet.place(0.4, 350, 1.36, fishingNet, { far: 0, flip: true });
      sheet.add(
        fill('M0 400v-26q150-14 300-10t300-14v50z', sheet.lit('#d9b98a')),
        fill('M380 360h220v14H380z', sheet.dim('#5c4634')),
      );
      sheet.place(0.8, 350, 1.1, haulers, { far: 0, flip: false });
    },
  },
  kyoto: {
    hour: 'monsoon',
    view(sheet) {
      hills(sheet, 150, '#6f8f88', { far: 0.6, swing: 30 });
      firs(sheet, 250, 22, 170, '#4a7466', { far: 0.45 });
      mist(sheet, 170, 100, 0.9);
      firs(sheet, 320, 8, 250, '#2f5c4c', { far: 0.16, from: -0.05, to: 0.36 });
      firs(sheet, 320, 8, 250, '#2f5c4c', { far: 0.16, from: 0.64, to: 1.05 });
      sheet.add(
        fill('M0 400v-92q140-10 236-10h128q96 0 236 10v92z', sheet.lit('#5f7f58')),
        fill('M196 400l70-150h68l70 150z', sheet.lit('#b5b0a2')),
        line(
          'M262 264h76M254 282h92M246 302h108M236 324h128M225 348h150M213 374h174',
          sheet.dim('#8f8a80'),
          4,
        ),
      );
      lanterns(sheet);
      cedars(sheet);
      bushes(sheet, 10, 9, 110, '#24503f', { from: -0.05, to: 0.32, far: 0.06 });
      bushes(sheet, 10, 9, 110, '#24503f', { from: 0.7, to: 1.05, far: 0.06 });
      sheet.place(0.5, 366, 1, umbrellas, { far: 0, flip: false });
      rain(sheet);
    },
  },
  udaipur: {
    hour: 'monsoon',
    view(sheet) {
      clouds(sheet, 9, 60, 46, 0.75);
      hills(sheet, 196, '#5f7480', { far: 0.6, swing: 24 });
      hills(sheet, 220, '#50686c', { far: 0.36, swing: 16 });
      water(sheet, 238, '#3f6f78');
      sheet.place(0.5, 252, 1.05, lakePalace, { far: 0.1, mirrored: 252, lamp: 0.35 });
      rings(sheet, 268, 16);
      sheet.place(0.5, 352, 1.15, gladCrowd, { far: 0, flip: false });
      sheet.add(
        fill('M0 400v-56h600v56z', sheet.lit('#e6d6bc')),
        line('M0 344h600M0 392h600', sheet.lit('#f8ecd6'), 9),
        line('M12 368h600', sheet.dim('#b99f84'), 30, { dash: '12 22' }),
      );
      rain(sheet, 110);
    },
  },
  rome: {
    hour: 'pearl',
    view(sheet) {
      const [, , sky] = sheet.light.sky;
      const coffers = [
        ['M146 66Q300 44 454 66', 26, '20 12'],
        ['M88 112Q300 76 512 112', 32, '30 14'],
        ['M49 170Q300 120 551 170', 38, '42 16'],
        ['M-28 238Q300 172 628 238', 42, '54 18'],
      ] as const;
      sheet.add(
        fill('M0 0h600v400H0z', sheet.dim('#7a6258')),
        fill('M-40 300Q-20-60 300-70T640 300z', sheet.lit('#c2a68e')),
        ...coffers.map(([d, wide, dash]) => line(d, sheet.dim('#a88a76'), wide, { dash })),
        `<ellipse cx="300" cy="30" rx="74" ry="21" fill="${sky}"/>`,
        fill('M0 264h600v36H0z', sheet.lit('#dcc4ac')),
        fill('M0 300h600v100H0z', sheet.lit('#b79c88')),
        line('M0 264h600M0 300h600', sheet.dim('#a58c78'), 4),
        fill('M227 34h146l26 320H201z', sheet.gradient([sky, 0, 0.85], [sky, 1, 0.3])),
        `<ellipse cx="300" cy="356" rx="126" ry="20" fill="${sheet.lit('#9fb4bc')}"/>`,
        line('M250 354h40M310 362h46M270 366h20M330 350h30', sheet.light.cloud, 3, { round: true }),
      );
      let drops = '';
      for (let i = 0; i < 70; i += 1)
        drops += `M${Math.round(sheet.random(232, 368))} ${Math.round(sheet.random(40, 310))}v36`;
      sheet.add(line(drops, '#7f93a8', 2, { round: true, opacity: 0.7 }));
      sheet
        .place(0.04, 362, 1.1, quietCrowd, { far: 0, flip: false })
        .place(0.96, 362, 1.1, quietCrowd, { far: 0, flip: true });
    },
  },
};
