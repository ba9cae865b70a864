import { along, arch, block, fill, line, polygon, taper, type Point } from '../draw.ts';
import type { Art, Inks } from '../Drawing.ts';

type Tower = {
  readonly tiers: number;
  readonly foot: number;
  readonly rise: number;
  readonly paints: readonly string[];
};

/** A southern gate tower: tiers of crowded figures that narrow to a vaulted crown. */
function gateTower({ lit, dim, window }: Inks, { tiers, foot, rise, paints }: Tower): string {
  let art =
    fill(block(-foot / 2 - 6, 0, foot + 12, 40), lit('#d8b184')) +
    fill(block(foot / 5, 0, foot * 0.3 + 6, 40), dim('#d8b184'));
  let [y, wide] = [-40, foot];
  for (let i = 0; i < tiers; i += 1) {
    const h = Math.round(rise - i * 1.4);
    const next = wide * 0.885;
    const paint = paints[i % paints.length] ?? '#d96a45';
    const x = Math.round(wide / 2);
    art += fill(taper(0, y, wide, next, h), lit(paint));
    art += line(
      `M${-x + 5} ${y - Math.round(h / 2)}H${x - 5}`,
      i % 2 ? dim('#7a3340') : lit('#fbe6b8'),
      Math.round(h * 0.5),
      { dash: '4 5' },
    );
    [y, wide] = [y - h, next];
  }
  const half = Math.round(wide / 2);
  const shade: Point[] = [
    [foot * 0.18, -40],
    [half * 0.36, y],
    [half, y],
    [foot / 2, -40],
  ];
  return (
    art +
    fill(polygon(shade), dim('#6a3040'), 0.35) +
    fill(`M${-half - 4} ${y}q2-24 ${half + 4}-24t${half + 4} 24z`, lit('#e6a846')) +
    fill(`M4 ${y - 24}q${half - 2} 4 ${half} 24H8z`, dim('#e6a846')) +
    line(
      along([-0.6, -0.2, 0.2, 0.6], (k) => `M${Math.round(k * half)} ${y - 21}v-12`),
      lit('#f6d06a'),
      3,
    ) +
    fill(arch(0, 0, 22, 34), window)
  );
}

/** A painted gate tower of Madurai. */
export const paintedTower: Art = (inks) =>
  gateTower(inks, {
    tiers: 7,
    foot: 116,
    rise: 24,
    paints: ['#d96a45', '#edb04e', '#2f8f86', '#cf5570', '#f0c05e', '#3f82ac'],
  });

/** The lesser painted towers further off. */
export const smallTower: Art = (inks) =>
  gateTower(inks, { tiers: 5, foot: 112, rise: 25, paints: ['#d96a45', '#2f8f86', '#edb04e'] });

/** A sandstone gate tower of Hampi. */
export const stoneTower: Art = (inks) =>
  gateTower(inks, { tiers: 7, foot: 112, rise: 24, paints: ['#dfae74', '#d29a60', '#e6ba84'] });

/** One curved northern spire, with its wheel and finial. */
function spire({ lit, dim, window }: Inks, x: number, k: number, stone: string): string {
  const p = (value: number): number => Math.round(value * k);
  return (
    fill(
      `M${x - p(34)} 0v${-p(34)}c0${-p(56)} ${p(14)}${-p(92)} ${p(28)}${-p(116)}h${p(12)}c${p(14)} ${p(24)} ${p(28)} ${p(60)} ${p(28)} ${p(116)}V0z`,
      lit(stone),
    ) +
    fill(
      `M${x + p(6)}${-p(150)}c${p(14)} ${p(24)} ${p(28)} ${p(60)} ${p(28)} ${p(116)}V0h${-p(22)}v${-p(34)}c0${-p(56)}-${p(2)}-${p(92)}-${p(6)}-${p(116)}z`,
      dim(stone),
    ) +
    line(
      along([40, 62, 84, 106, 128], (up) => `M${x - p(38 - up * 0.2)}${-p(up)}h${p(76 - up * 0.4)}`),
      dim('#b07a4e'),
      2,
      { opacity: 0.6 },
    ) +
    line(`M${x - p(12)}${-p(153)}h${p(24)}`, lit(stone), p(11), { round: true }) +
    line(`M${x}${-p(158)}v${-p(20)}`, lit('#eab94c'), 3) +
    fill(arch(x, 0, p(22), p(32)), window)
  );
}

/** Khajuraho: spires rising one behind another like a range. */
export const khajuraho: Art = (inks) =>
  fill('M-184 0v-20h368V0zM-164-20v-12h328v12z', inks.dim('#d4a26c')) +
  `<g transform="translate(0 -32)">${spire(inks, -128, 0.5, '#e2b47c')}${spire(inks, -76, 0.72, '#dcab72')}${spire(inks, 2, 1.12, '#e4b880')}${spire(inks, 86, 0.68, '#dcab72')}${spire(inks, 138, 0.46, '#e2b47c')}</g>`;

/** The river front of Varanasi: steps, palaces and spires. */
export const ghats: Art = (inks) => {
  const { lit, dim, window } = inks;
  const steps = [0, 1, 2, 3, 4, 5];
  return (
    fill('M-330-52v-96h86v22h70v-34h64v26h58v-40h78v52h70v-24h90v24h90v70z', dim('#e0ad82')) +
    fill(
      block(-250, -52, 74, 96) + block(-104, -52, 60, 86) + block(60, -52, 76, 104) + block(196, -52, 80, 84),
      lit('#edc294'),
    ) +
    line(
      'M-320-120h66M-320-92h66M-242-126h60M-242-92h60M-98-116h50M-98-86h50M66-132h64M66-98h64M202-114h68M202-82h68',
      window,
      15,
      { dash: '8 10', opacity: 0.8 },
    ) +
    `<g transform="translate(-140 -52)">${spire(inks, 0, 0.8, '#d88a5e')}</g><g transform="translate(12 -52)">${spire(inks, 0, 1.1, '#c9714f')}${spire(inks, 42, 0.6, '#e0a070')}</g>` +
    fill(
      steps.map((i) => `M${-330 - i * 4}${i * 10 - 52}h${660 + i * 8}v5h-${660 + i * 8}z`).join(''),
      lit('#e6bf96'),
    ) +
    fill(steps.map((i) => `M-350${i * 10 - 47}h700v5h-700z`).join(''), dim('#c99a74')) +
    line('M-210-40h0M-90-30h0M44-24h0M130-34h0M240-30h0M-20-38h0', lit('#f2b234'), 9, { round: true }) +
    line('M-250-30h0M-150-18h0M90-14h0M190-20h0', lit('#d2452f'), 8, { round: true }) +
    line('M-60-44v-40M176-44v-34', dim('#5a4030'), 3) +
    fill('M-88-84q28-22 56 0zM150-78q26-20 52 0z', lit('#e9dcc0'))
  );
};

/** The Shore Temple: two stepped pyramids of weathered granite. */
export const shoreTemple: Art = ({ lit, dim, window }) => {
  const pyramid = (x: number, k: number): string => {
    let art = '';
    for (let i = 0; i < 6; i += 1) {
      const half = (52 - i * 8) * k;
      const y = -(30 + i * 21) * k;
      art +=
        fill(block(x - half, y, half * 2, 21 * k + 1), lit('#c79e78')) +
        fill(block(x + half * 0.3, y, half * 0.7, 21 * k + 1), dim('#bd9270'));
      art += line(
        `M${Math.round(x - half - 4)} ${Math.round(y)}h${Math.round(half * 2 + 8)}`,
        dim('#a67c5e'),
        4,
        { dash: '9 4' },
      );
    }
    return (
      art +
      fill(block(x - 58 * k, 0, 116 * k, 31 * k), lit('#cfa680')) +
      fill(
        `M${Math.round(x - 9 * k)} ${Math.round(-154 * k)}q${Math.round(9 * k)} ${-Math.round(26 * k)} ${Math.round(18 * k)} 0z`,
        lit('#c79e78'),
      ) +
      fill(arch(x, 0, 22 * k, 26 * k), window)
    );
  };
  return (
    pyramid(66, 0.66) +
    pyramid(-24, 1.08) +
    fill('M-150 0v-16h66V0zM104 0v-14h70V0z', dim('#bd9270')) +
    line('M-146-20h62M106-18h66', lit('#cfa680'), 8, { dash: '14 6' })
  );
};

/** Angkor Wat's lotus towers over its galleries. */
export const angkor: Art = ({ lit, dim, window }) => {
  const bud = (x: number, y: number, k: number): string => {
    const p = (v: number): number => Math.round(v * k);
    return `M${x - p(22)} ${y}c-${p(4)}-${p(38)} ${p(10)}-${p(62)} ${p(22)}-${p(82)}c${p(12)} ${p(20)} ${p(26)} ${p(44)} ${p(22)} ${p(82)}z`;
  };
  const towers =
    bud(0, -72, 1.15) + bud(-72, -46, 0.9) + bud(72, -46, 0.9) + bud(-140, -28, 0.66) + bud(140, -28, 0.66);
  return (
    fill(`M-210 0v-28h420V0zM-128-28v-20h256v20zM-58-48v-26H58v26z${towers}`, lit('#a38878')) +
    fill(
      'M0-166c14 24 30 52 25 94h33v24h52c4-30-6-50-18-70 12 20 26 40 20 70v20h82V0H20v-72C26-110 14-140 0-166z',
      dim('#a38878'),
    ) +
    line('M-202-12h404M-120-36h240M-50-58H50', window, 12, { dash: '6 9', opacity: 0.75 }) +
    line('M-24-92h48M-22-112h44M-16-132h32M-90-64h36M-86-82h28M54-64h36M58-82h28', dim('#7d6660'), 3, {
      opacity: 0.7,
    })
  );
};

/** Wat Arun: the tall porcelain tower among its four lesser ones. */
export const watArun: Art = ({ lit, dim, window }) => {
  const prang = (x: number, k: number): string => {
    const p = (v: number): number => Math.round(v * k);
    const left = `M${x - p(58)} 0l${p(8)}-${p(30)}h${p(8)}l${p(6)}-${p(30)}h${p(8)}l${p(6)}-${p(28)}q${p(6)}-${p(60)} ${p(16)}-${p(96)}`;
    const right = `q${p(6)}-${p(20)} ${p(6)}-${p(30)}q0 ${p(10)} ${p(6)} ${p(30)}q${p(10)} ${p(36)} ${p(16)} ${p(96)}l${p(6)} ${p(28)}h${p(8)}l${p(6)} ${p(30)}h${p(8)}l${p(8)} ${p(30)}z`;
    return (
      fill(left + right, lit('#f3e2c4')) +
      fill(
        `M${x} ${-p(214)}q0 ${p(10)} ${p(6)} ${p(30)}q${p(10)} ${p(36)} ${p(16)} ${p(96)}l${p(6)} ${p(28)}h${p(8)}l${p(6)} ${p(30)}h${p(8)}l${p(8)} ${p(30)}H${x + p(20)}q0-${p(110)}-${p(20)}-${p(214)}z`,
        dim('#e3c8a8'),
      ) +
      line(
        `M${x - p(50)}-${p(28)}h${p(100)}M${x - p(36)}-${p(60)}h${p(72)}M${x - p(24)}-${p(90)}h${p(48)}`,
        lit('#c8553f'),
        p(7),
        { dash: '5 4' },
      ) +
      line(
        `M${x - p(16)}-${p(118)}h${p(32)}M${x - p(12)}-${p(144)}h${p(24)}M${x - p(8)}-${p(168)}h${p(16)}`,
        lit('#3f8a86'),
        p(5),
        { dash: '4 4' },
      )
    );
  };
  return (
    prang(-118, 0.44) +
    prang(118, 0.44) +
    prang(-72, 0.5) +
    prang(74, 0.5) +
    prang(0, 1) +
    fill('M-176 0v-14h352V0z', lit('#f6ead2')) +
    line('M-170-6h340', window, 5, { dash: '6 14' }) +
    fill(arch(0, 0, 20, 30), window)
  );
};
