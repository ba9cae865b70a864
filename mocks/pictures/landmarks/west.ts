import { along, arch, block, dome, fill, line } from '../draw.ts';
import type { Art } from '../Drawing.ts';

/** The Eiffel Tower. */
export const eiffel: Art = ({ lit, dim }) =>
  fill('M-84 0q56-62 74-256H10Q28-62 84 0H56Q44-44 0-46T-56 0z', lit('#9c7a66')) +
  fill('M0-256h10Q28-62 84 0H56Q46-40 10-46z', dim('#9c7a66')) +
  fill('M-46-80h92v10h-92zM-26-146h52v9h-52zM-13-252h26v10h-26z', dim('#7d5f54')) +
  line(
    'M-56-34l70-34M56-34l-70-34M-38-84l50-50M38-84l-50-50M-19-150l26-48M19-150l-26-48M-10-200l16-36M10-200l-16-36',
    lit('#c9a890'),
    3,
    { opacity: 0.75 },
  ) +
  line('M0-254v-30', lit('#9c7a66'), 4);

/** A Gothic clock tower by a parliament. */
export const clockTower: Art = ({ lit, dim, window }) =>
  fill(block(-24, 0, 48, 160) + block(-30, -160, 60, 46), lit('#d8b47c')) +
  fill(block(8, 0, 16, 160) + block(10, -160, 20, 46), dim('#d0a870')) +
  fill('M-32-206h64l-14-26v-16h-4L0-290l-14 42h-4v16z', lit('#56707c')) +
  fill('M2-206h30l-14-26v-16h-4L2-286z', dim('#56707c')) +
  line('M-12 0v-156M0 0v-156M12 0v-156', dim('#a8834e'), 3, { opacity: 0.6 }) +
  `<circle cx="0" cy="-183" r="18" fill="${lit('#fffaec')}"/>` +
  line('M0-183v-13M0-183l8 6', window, 3, { round: true }) +
  fill('M24 0v-64h186V0z', lit('#d2ab74')) +
  fill('M150 0v-104h30V0z', lit('#d8b47c')) +
  fill('M146-104h38l-6-26-13-22-13 22z', lit('#56707c')) +
  line('M32-20h176M32-46h176', window, 16, { dash: '6 10', opacity: 0.75 }) +
  line('M24-68h186', lit('#e6c894'), 7, { dash: '5 8' });

/** The Colosseum with its broken outer wall. */
export const colosseum: Art = ({ lit, dim, window }) =>
  fill('M-168 0v-74q60-20 128-22v-46q84-4 150 14l14 30 44 18V0q-80 16-168 16T-168 0z', lit('#e0b98a')) +
  fill('M60 13v-146q30 2 50 7l14 28 44 18V0q-50 10-108 13z', dim('#d8ae80')) +
  fill('M-40-96v-46q84-4 150 14l-3 10q-70-16-134-12v34z', lit('#ecca9c')) +
  fill(
    along([-150, -122, -92, -62, -32, -2, 28, 58, 88, 118, 146], (x) =>
      arch(x, 8 - Math.abs(x) * 0.05, 17, 34),
    ),
    window,
  ) +
  fill(
    along([-150, -122, -92, -62, -32, -2, 28, 58, 88, 118], (x) => arch(x, -38, 16, 28)),
    window,
    0.85,
  ) +
  fill(
    along([-2, 28, 58, 88], (x) => arch(x, -82, 15, 26)),
    window,
    0.75,
  ) +
  line('M-26-118H104', window, 8, { dash: '7 17', opacity: 0.7 }) +
  line('M-168-34q168-8 336 0M-40-78q90-4 152 4', dim('#c29468'), 4);

/** A yellow tram on its hill. */
export const tram: Art = ({ lit, dim, window }) =>
  fill('M-66-12v-64q0-10 10-10H56q10 0 10 10v64z', lit('#f4bb2c')) +
  fill('M30-12v-74h26q10 0 10 10v64z', dim('#f0b226')) +
  fill('M-66-60v-14q0-12 10-12H56q10 0 10 12v14z', lit('#fdf3dc')) +
  line('M-58-56H62', window, 24, { dash: '18 7' }) +
  fill('M-70-12h140v8H-70z', dim('#5a4a44')) +
  line('M-36-3h0M36-3h0', dim('#2f2c34'), 14, { round: true }) +
  line('M-6-86l16-34h-20', dim('#4a464e'), 3) +
  line('M-58-28h40M20-28h38', lit('#c8452f'), 5);

/** Prague's castle with its cathedral spires. */
export const castle: Art = ({ lit, dim, window }) =>
  fill('M-200 0v-42h130v-10h150v10h120V0z', lit('#e9d2b4')) +
  fill('M-204-42l14-18h112l12 18zM84-42l10-18h94l14 18z', lit('#b8573f')) +
  fill(block(-24, -46, 96, 50), lit('#9a8a84')) +
  fill('M-28-92l20-26h70l14 26z', lit('#6d8a80')) +
  fill(block(-40, -46, 24, 96) + block(-12, -46, 22, 92), lit('#8d7f7c')) +
  fill(block(58, -46, 26, 100), dim('#8d7f7c')) +
  fill('M-42-140h28l-14-56zM-14-136h26l-13-58zM56-144h30l-8-24-7-42-7 42z', dim('#4f6a66')) +
  line('M-190-22h384', window, 11, { dash: '6 10', opacity: 0.75 }) +
  line('M-18-74h88', window, 22, { dash: '5 11', opacity: 0.7 });

/** A stone bridge of many arches, with statues and a gate tower. */
export const stoneBridge: Art = ({ lit, dim, window }) =>
  fill(
    'M-330-34h660V10h-16q-4-26-30-26t-30 26h-34q-4-28-34-28t-34 28h-34q-4-30-36-30t-36 30h-34q-4-30-36-30t-36 30h-34q-4-28-34-28t-34 28h-34q-4-26-30-26t-28 26h-40z',
    lit('#c9a684'),
  ) +
  fill('M-330-34h660v9h-660z', dim('#b8947a')) +
  line('M-240-36v-16M-160-36v-16M-80-36v-16M0-36v-16M80-36v-16M160-36v-16', dim('#5a4a4e'), 6, {
    round: true,
  }) +
  fill(block(214, -34, 56, 78), lit('#a98a74')) +
  fill(block(244, -34, 26, 78), dim('#a98a74')) +
  fill('M208-112l12-12 22-52 22 52 12 12z', dim('#4a4c58')) +
  fill(arch(242, -34, 24, 36), window);

/** Hallgrímskirkja: basalt columns rising to a spire. */
export const hallgrim: Art = ({ lit, dim, window }) =>
  fill(
    'M-14-228h28l6 40 12 40 14 34 20 32 30 34 34 26V0h-260v-22l34-26 30-34 20-32 14-34 12-40z',
    lit('#d6d2cc'),
  ) +
  fill('M4-228h10l6 40 12 40 14 34 20 32 30 34 34 26V0H24v-60z', dim('#d0ccd0')) +
  line(
    'M-40 0v-140M-60 0v-112M-80 0v-86M-100 0v-60M40 0v-140M60 0v-112M80 0v-86M100 0v-60',
    dim('#a8a4ac'),
    3,
    { opacity: 0.7 },
  ) +
  fill('M-14-228L0-276l14 48z', dim('#8d9298')) +
  fill(arch(0, 0, 26, 54) + arch(0, -84, 16, 60) + arch(0, -176, 10, 34), window) +
  line('M0-276v-18M-6-286H6', lit('#e2b850'), 3);

/** Two towers of the skyline everyone knows. */
export const skyscrapers: Art = ({ lit, dim, window }) =>
  fill('M-92 0v-70h10v-62h10v-34h8v-24h8l6-26 6 26h8v24h8v34h10v62h10V0z', lit('#b9a896')) +
  fill('M-50 0v-216l6 26h8v24h8v34h10v62h10V0z', dim('#b4a294')) +
  line('M-50-214v-46', lit('#d9c8b4'), 4) +
  line('M-86-20h72M-86-44h72M-78-80h56M-78-104h56M-68-140h36M-60-172h20', window, 6, {
    dash: '4 5',
    opacity: 0.8,
  }) +
  fill('M34 0v-140h10v-18q4-36 24-72 20 36 24 72v18h10V0z', lit('#a9b2bc')) +
  fill('M68 0v-230q20 36 24 72v18h10V0z', dim('#a4aeba')) +
  line('M40-24h58M40-50h58M40-76h58M40-102h58M44-126h50', window, 6, { dash: '4 5', opacity: 0.8 }) +
  fill('M58-158a10 14 0 0 1 20 0zM60-180a8 12 0 0 1 16 0zM62-200a6 10 0 0 1 12 0z', window, 0.7) +
  line('M68-228v-24', lit('#d5dce2'), 3);

/** The opera house: nested white shells on a podium. */
export const opera: Art = ({ lit, dim }) => {
  const shell = (x: number, k: number): string => {
    const p = (v: number): number => Math.round(v * k);
    return (
      fill(
        `M${x} -20q${p(2)}-${p(70)} ${p(62)}-${p(96)}q${p(26)} ${p(40)} ${p(16)} ${p(96)}z`,
        lit('#fff7ea'),
      ) +
      fill(
        `M${x + p(62)}-${p(96) + 20}q${p(26)} ${p(40)} ${p(16)} ${p(96)}h-${p(26)}q${p(16)}-${p(56)} ${p(10)}-${p(96)}z`,
        dim('#e9dcd4'),
      )
    );
  };
  return (
    fill('M-170 0l10-22h300l16 22z', dim('#b08a7a')) +
    shell(-146, 0.66) +
    shell(-104, 1.02) +
    shell(-46, 1.24) +
    shell(34, 0.8) +
    shell(86, 0.52) +
    line('M-158-10h300', lit('#e6cbb4'), 4, { dash: '10 5' })
  );
};

/** A steel arch bridge seen from the side. */
export const archBridge: Art = ({ lit, dim }) =>
  line('M-190-30Q0-190 190-30', dim('#5d6670'), 8) +
  line('M-190-44Q0-160 190-44', dim('#5d6670'), 4) +
  line(
    'M-150-46v-22M-120-46v-44M-90-46v-60M-60-46v-74M-30-46v-80M0-46v-84M30-46v-80M60-46v-74M90-46v-60M120-46v-44M150-46v-22',
    dim('#5d6670'),
    2,
  ) +
  line('M-300-44h600', dim('#4f5862'), 7) +
  fill(block(-206, 0, 28, 84) + block(178, 0, 28, 84), lit('#cdb79a'));

/** Christ the Redeemer, arms out. */
export const redeemer: Art = ({ lit, dim }) =>
  fill('M-10 0v-14h20V0zM-9-14l3-38-34-4v-8l34-4q-2-14 6-14t6 14l34 4v8l-34 4 3 38z', lit('#f2ece0')) +
  fill('M2-14v-68q6 2 4 14l34 4v8l-34 4 3 38z', dim('#e6dfd8'));

/** A whitewashed island village: cubes, blue domes and a bell arch. */
export const cyclades: Art = ({ lit, dim, window }) => {
  const blocks = [
    [-196, 0, 60, 44],
    [-140, -6, 56, 62],
    [-92, 0, 70, 48],
    [-30, 4, 62, 40],
    [-112, -44, 50, 44],
    [-60, -46, 56, 48],
    [-2, -34, 52, 40],
    [40, 2, 66, 36],
    [96, 6, 56, 30],
    [-90, -86, 48, 34],
  ] as const;
  return (
    blocks
      .map(
        ([x, y, w, h]) =>
          fill(block(x, y, w, h), lit('#fffaf0')) +
          fill(block(x + Math.round(w * 0.68), y, Math.round(w * 0.32), h), dim('#eef0f4')) +
          fill(arch(x + Math.round(w * 0.32), y, 12, 20), window),
      )
      .join('') +
    fill(dome(-66, -120, 44, 30) + dome(24, -74, 40, 27) + dome(-112, -68, 34, 22), lit('#2f74c0')) +
    fill(
      'M-62-150q18 4 18 30h-14q4-20-4-30zM28-101q16 4 16 27H32q4-18-4-27zM-108-90q13 3 13 22h-10q3-14-3-22z',
      dim('#2f74c0'),
    ) +
    fill('M64-34v-34h8v12q8-12 16 0v-12h8v34z', lit('#fffaf0')) +
    line('M80-46h0', lit('#d8a23e'), 8, { round: true }) +
    line('M-66-150v-10M24-101v-9', lit('#fffaf0'), 3)
  );
};
