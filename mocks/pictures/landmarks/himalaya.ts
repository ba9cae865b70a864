import { along, arch, block, dome, fill, line, taper } from '../draw.ts';
import type { Art, Inks } from '../Drawing.ts';

/** A whitewashed house of the mountains, with its red frieze and dark windows. */
function lodge(
  { lit, dim, window }: Inks,
  x: number,
  y: number,
  wide: number,
  tall: number,
  frieze = '#a8402f',
): string {
  const panes = tall > 40 ? [0.38, 0.7] : [0.52];
  // Whole windows only: six wide, nine apart.
  const across = Math.floor((wide - 7) / 15) * 15 - 9;
  return (
    fill(taper(x, y, wide, wide - 8, tall), lit('#fff6e6')) +
    fill(
      `M${x + Math.round(wide * 0.16)} ${y}v${-tall}h${Math.round(wide * 0.34) - 4}l4 ${tall}z`,
      dim('#f4e6da'),
    ) +
    fill(block(x - wide / 2 + 1, y - tall + 8, wide - 2, 10), lit(frieze)) +
    line(
      along(
        panes,
        (share) => `M${x - Math.round(across / 2)} ${y - Math.round(tall * (share - 0.14))}h${across}`,
      ),
      window,
      10,
      { dash: '6 9' },
    )
  );
}

/** Key monastery: white cells heaped on their hill. */
export const keyGompa: Art = (inks) =>
  [
    [-12, -118, 64, 44],
    [44, -104, 54, 40],
    [-64, -88, 60, 42],
    [6, -80, 76, 42],
    [70, -66, 58, 40],
    [-106, -48, 54, 34],
    [-40, -42, 66, 44],
    [34, -36, 74, 42],
    [100, -26, 56, 34],
    [-84, -8, 62, 34],
    [-10, 0, 72, 40],
    [62, 2, 66, 36],
  ]
    .map(([x = 0, y = 0, w = 0, h = 0]) => lodge(inks, x, y, w, h))
    .join('') + line('M-12-162v-14M44-144v-10', inks.lit('#e8b44a'), 4);

/** Leh palace: a fortress of nine storeys, stepped back into its ridge. */
export const lehPalace: Art = ({ lit, dim, window }) =>
  fill('M-130 0l8-60h34l4-46h40l4-34h74l4 34h32l4 46h40l10 60z', lit('#e3c49a')) +
  fill('M44 0l-4-140h-2l4 34h32l4 46h40l10 60z', dim('#d8b48a')) +
  line('M-122-62h36M-84-108h42M-38-142h74M42-108h30M78-62h38', lit('#8f4a38'), 7) +
  line('M-112-42h226M-112-20h226M-76-66h140M-76-88h140M-32-120h64', window, 10, { dash: '7 13' });

/** A chorten: a white reliquary with a ringed spire. */
export const chorten: Art = ({ lit, dim }) =>
  fill('M-34 0v-18h68V0zM-27-18v-12h54v12zM-21-30q-9-32 21-34 30 2 21 34z', lit('#fff8ea')) +
  fill('M4-64q26 4 17 34h6v12h7V0H14v-30q4-20-10-34z', dim('#f4e8de')) +
  fill('M-9-62h18l-7-40h-4z', lit('#e0a23c')) +
  line('M-8-68H8M-7-78H7M-5-88H5', dim('#b0702c'), 3) +
  line('M0-106h0', lit('#f4cf68'), 8, { round: true });

/** Tawang: one long white monastery under yellow roofs. */
export const tawangGompa: Art = (inks) => {
  const roof = (x: number, y: number, w: number): string =>
    fill(`M${x - w / 2 - 8} ${y}l16-20h${w - 16}l16 20z`, inks.lit('#eeb53a')) +
    fill(`M${x + 4} ${y}l4-20h${w / 2 - 16}l16 20z`, inks.dim('#eeb53a'));
  return (
    lodge(inks, -124, 4, 76, 38) +
    roof(-124, -34, 76) +
    lodge(inks, 124, 4, 80, 38) +
    roof(124, -34, 80) +
    lodge(inks, -54, 6, 80, 54) +
    roof(-54, -48, 80) +
    lodge(inks, 58, 6, 76, 54) +
    roof(58, -48, 76) +
    lodge(inks, 0, 8, 70, 84) +
    roof(0, -76, 74) +
    lodge(inks, 0, -92, 40, 22) +
    roof(0, -114, 40) +
    line('M0-134v-14', inks.lit('#ffe08a'), 4)
  );
};

/** The Tiger's Nest: temples pinned to a cliff. */
export const tigersNest: Art = (inks) => {
  const { lit, dim } = inks;
  const roof = (x: number, y: number, w: number): string =>
    fill(`M${x - w / 2 - 10} ${y}l12-15h${w - 4}l12 15z`, lit('#c9683a')) +
    fill(`M${x - w / 4} ${y - 15}l6-11h${w / 2 - 12}l6 11z`, lit('#f0bb42')) +
    fill(`M${x} ${y}v-15h${w / 2 - 2}l12 15z`, dim('#b4582f'));
  return (
    lodge(inks, -70, -4, 58, 42) +
    roof(-70, -46, 58) +
    lodge(inks, 4, 16, 74, 62) +
    roof(4, -46, 74) +
    lodge(inks, 66, -8, 50, 46) +
    roof(66, -54, 50) +
    lodge(inks, -22, -68, 52, 36) +
    roof(-22, -104, 52) +
    line('M-22-130v-12M4-72v-8M66-80v-8', lit('#ffd76a'), 3)
  );
};

/** Boudhanath: the great dome and the eyes that look four ways. */
export const stupa: Art = ({ lit, dim, window }) =>
  fill('M-176 0v-18h352V0zM-140-18v-18h280v18z', lit('#fdf3e0')) +
  fill('M60 0v-36h80v18h36V0z', dim('#f0e2d2')) +
  fill('M-116-36q4-92 116-92t116 92z', lit('#fff9ec')) +
  fill('M24-127q88 10 92 91H64q6-58-40-91z', dim('#f4e8de')) +
  line('M-104-62q34 14 70-2t70 0 70 0', lit('#e9a23c'), 4, { opacity: 0.8 }) +
  fill('M-34-124h68v-42h-68z', lit('#f2b53c')) +
  fill('M14-124h20v-42H14z', dim('#e9a634')) +
  fill('M-30-166h60L6-246H-6z', lit('#f2b53c')) +
  fill('M4-166h26L6-246H2z', dim('#e0982e')) +
  line('M-28-176h56M-24-190h48M-19-204h38M-14-218h28M-10-232h20', dim('#b8792a'), 3) +
  line('M-26-146q9-8 18 0M8-146q9-8 18 0', lit('#3b6fb0'), 4, { round: true }) +
  line('M-17-142h0M17-142h0', window, 7, { round: true }) +
  line('M-28-156q10-6 22-1M6-157q12-5 22 1M0-144q4 6-1 12', window, 3, { round: true }) +
  line('M0-246v-14', lit('#f4cf68'), 5);

/** Hidimba temple: a tiered deodar roof among the trees. */
export const cedarTemple: Art = ({ lit, dim, window }) =>
  fill(block(-62, 0, 124, 44), lit('#8a5a3c')) +
  fill(block(20, 0, 42, 44), dim('#8a5a3c')) +
  fill('M-104-34L-60-68h120l44 34zM-74-74l36-30h76l36 30zM-46-108L0-176l46 68z', lit('#6d4a3a')) +
  fill('M10-34v-34h50l44 34zM8-74v-30h30l36 30zM0-176l46 68H8z', dim('#6d4a3a')) +
  line('M-100-36h200M-72-76h144M-44-110h88', lit('#c9924e'), 4) +
  fill(arch(0, 0, 24, 34), window) +
  line('M-46-22h20M28-22h20', window, 14) +
  line('M0-176v-14', lit('#e6b44a'), 4);

/** A cable car cabin hanging from its arm. */
export const cabin: Art = ({ lit, dim, window }) =>
  line('M0-46v20', dim('#3f4650'), 3) +
  fill('M-20-26h40q4 0 4 6v20q0 6-6 6h-36q-6 0-6-6v-20q0-6 4-6z', lit('#d2452f')) +
  line('M-18-12h38', window, 12, { dash: '10 3' }) +
  fill(dome(0, -26, 30, 5), dim('#d2452f'));
