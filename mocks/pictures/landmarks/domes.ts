import { along, arch, block, dome, fill, line, onion, taper } from '../draw.ts';
import type { Art } from '../Drawing.ts';

/** The Taj Mahal, front on, with its four minarets. */
export const taj: Art = ({ lit, dim, window }) => {
  const marble = lit('#fff6e6');
  const shade = dim('#f4e8dc');
  const minarets = [-134, -98, 98, 134];
  return (
    fill(
      along(
        minarets,
        (x) =>
          taper(x, -12, 12, 8, Math.abs(x) > 100 ? 108 : 94) +
          dome(x, Math.abs(x) > 100 ? -120 : -106, 14, 10),
      ),
      marble,
    ) +
    line(
      along(minarets, (x) => `M${x - 7}-50h14M${x - 6}-82h12M${x - 7}-${Math.abs(x) > 100 ? 119 : 105}h14`),
      shade,
      3,
    ) +
    fill(`M-154 0v-14h308v14zM-78-14v-64l12-10h132l12 10v64z${block(-30, -88, 60, 12)}`, marble) +
    fill('M30-14v-74h36l12 10v64z', shade) +
    fill(onion(0, -96, 62, 84) + onion(-46, -86, 26, 30) + onion(46, -86, 26, 30), marble) +
    fill('M4-178q10 16 22 30q24 26 5 52H12q14-36-8-82zM48-114q22 14 11 28h-9q6-14-2-28z', shade) +
    fill(block(-31, -94, 62, 6), shade) +
    fill('M-30-14v-74h60v74z', marble) +
    fill(arch(0, -14, 38, 62), window) +
    fill(
      along([-54, 54], (x) => arch(x, -14, 17, 27) + arch(x, -49, 17, 27)),
      window,
      0.8,
    ) +
    line('M0-178v-18M-46-114v-9M46-114v-9', lit('#d8a23e'), 3)
  );
};

/** The Golden Temple on its platform, with its causeway. */
export const goldenTemple: Art = ({ lit, dim, window }) => {
  const gold = lit('#ffc93f');
  const deep = dim('#f0a82e');
  return (
    fill('M-190 0v-5H0v5zM-80 0v-30H80v30z', lit('#fff6e6')) +
    fill(block(-72, -30, 144, 36) + block(-50, -66, 100, 18), gold) +
    fill(block(30, -30, 42, 36) + block(22, -66, 28, 18), deep) +
    fill(
      'M-26-84c-20-16 2-38 26-44 24 6 46 28 26 44z' +
        onion(-61, -66, 19, 22) +
        onion(61, -66, 19, 22) +
        onion(-40, -84, 13, 15) +
        onion(40, -84, 13, 15),
      gold,
    ) +
    fill('M4-127c22 8 40 28 22 43H10c12-16 6-32-6-43z', deep) +
    fill(arch(0, 0, 20, 25) + arch(-44, 0, 15, 20) + arch(44, 0, 15, 20), window) +
    line('M-64-46H66M-44-75h90', window, 15, { dash: '8 11' }) +
    line('M-76-31H76M-54-67H54', lit('#ffe08a'), 4) +
    line('M0-128v-16M-61-88v-8M61-88v-8', gold, 3) +
    fill('M-190 0v-5h3v-13h4v13z', lit('#fff6e6'))
  );
};

/** A great mosque: cascading domes between six minarets. */
export const mosque: Art = ({ lit, dim, window }) => {
  const stone = lit('#efe3d2');
  const lead = lit('#8fa6b4');
  const towers = [-148, -104, 104, 148];
  return (
    fill(
      along(towers, (x) => taper(x, 0, 11, 8, Math.abs(x) > 120 ? 148 : 168)),
      stone,
    ) +
    fill(
      along(towers, (x) => `M${x - 6}-${Math.abs(x) > 120 ? 146 : 166}l6-32 6 32z`),
      dim('#7f97a8'),
    ) +
    line(
      along(towers, (x) => `M${x - 9}-92h18M${x - 9}-124h18`),
      stone,
      4,
    ) +
    fill('M-126 0v-42h252V0zM-88-42v-22H88v22z', stone) +
    fill('M58 0v-42h68V0zM48-42v-22h40v22z', dim('#e4d6c6')) +
    fill(
      dome(0, -66, 112, 62) +
        dome(-78, -42, 60, 32) +
        dome(78, -42, 60, 32) +
        dome(-112, -42, 30, 16) +
        dome(112, -42, 30, 16),
      lead,
    ) +
    fill('M14-126a56 62 0 0 1 42 60H32q4-34-18-60zM84-74q24 6 24 32H94q2-20-10-32z', dim('#8fa6b4')) +
    line('M-50-70H52M-82-53H84', window, 8, { dash: '5 8' }) +
    fill(arch(0, 0, 26, 36) + along([-98, -72, -44, 44, 72, 98], (x) => arch(x, -4, 13, 23)), window) +
    line('M0-128v-18', lit('#e0b04c'), 3)
  );
};

/** A square Moorish minaret with its lantern. */
export const minaret: Art = ({ lit, dim, window }) =>
  fill(block(-28, 0, 56, 168) + block(-15, -168, 30, 34), lit('#dc8f62')) +
  fill(block(8, 0, 20, 168) + block(4, -168, 11, 34), dim('#d08054')) +
  line('M-28-170h56M-15-203h30', lit('#e8a77c'), 8, { dash: '6 5' }) +
  line('M-26-150h52', lit('#3f8f8a'), 9, { dash: '9 4' }) +
  fill(
    arch(-12, -104, 13, 28) + arch(10, -104, 13, 28) + arch(0, -54, 15, 32) + arch(0, -172, 12, 22),
    window,
  ) +
  fill(dome(0, -206, 22, 15), lit('#e8a77c')) +
  line('M0-220v-14', lit('#f0c65a'), 3) +
  line('M0-224h0', lit('#f0c65a'), 7, { round: true });

/** The Qutb Minar: a fluted tower in five tapering storeys, over broken arches. */
export const qutb: Art = ({ lit, dim, window }) => {
  const red = lit('#cf7350');
  const tiers = [
    [0, 64, 54, 78],
    [-82, 50, 42, 54],
    [-140, 39, 33, 42],
    [-186, 30, 26, 30],
    [-220, 23, 18, 26],
  ] as const;
  const body = tiers.map(([y, foot, top, h], i) => {
    const colour = i > 2 ? '#f2dcc0' : '#cf7350';
    return (
      fill(taper(0, y, foot, top, h), lit(colour)) +
      fill(`M${top * 0.12} ${y}L${top * 0.12} ${y - h}H${top / 2}L${foot / 2} ${y}z`, dim(colour)) +
      line(`M${-top / 2 - 5} ${y - h - 2}h${top + 10}`, lit('#f0c9a0'), 6) +
      (i < 3
        ? line(
            `M${-foot * 0.26} ${y}l${(foot - top) * 0.2} ${-h}M${-foot * 0.05} ${y}v${-h}`,
            dim('#b45a40'),
            3,
            { opacity: 0.6 },
          )
        : '')
    );
  });
  return (
    body.join('') +
    fill('M-11-246a11 11 0 0 1 22 0z', red) +
    fill(arch(0, 0, 18, 34), window) +
    fill(
      'M-190 0v-74h22q2-22 24-30 22 8 24 30h20V0h-22v-50q-2-20-22-28-20 8-22 28V0zM96 0v-58h16q2-18 20-26 18 8 20 26h30V0h-34v-42q-2-14-16-20-14 6-16 20V0z',
      dim('#cf7a58'),
    )
  );
};
