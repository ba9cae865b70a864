import { along, arch, block, dome, fill, line, onion, taper } from '../draw.ts';
import type { Art } from '../Drawing.ts';

/** A desert citadel of round bastions. */
export const fortress: Art = ({ lit, dim, window }) => {
  const sand = lit('#dfa566');
  const deep = dim('#cf925a');
  const bastions = [-150, -92, -34, 34, 92, 150];
  return (
    fill('M-186 0l6-52h50v-18h44v-22h38v-14h74v16h48v22h50v16h46l10 52z', deep) +
    fill(
      along(bastions, (x, i) => taper(x, 0, 52, 42, i % 2 ? 72 : 60)),
      sand,
    ) +
    fill(
      along(bastions, (x, i) => block(x + 6, 0, 16, i % 2 ? 70 : 58)),
      deep,
      0.55,
    ) +
    line(
      along(bastions, (x, i) => `M${x - 21}-${i % 2 ? 75 : 63}h42`),
      sand,
      7,
      { dash: '6 5' },
    ) +
    line('M-86-112h38M-44-126h70M32-110h42', deep, 7, { dash: '6 5' }) +
    fill(
      block(-40, -92, 22, 34) + block(8, -92, 24, 40) + onion(-29, -126, 24, 22) + onion(20, -132, 26, 24),
      sand,
    ) +
    line('M-29-148v-12M20-156v-12', lit('#f2c65a'), 3) +
    fill(arch(0, 0, 30, 44), window) +
    line('M-166-30h22M-106-38h24M-48-36h22M78-38h24M138-30h22', window, 7, { dash: '6 9' })
  );
};

/** The Palace of Winds: a honeycomb of bays in five storeys. */
export const hawaMahal: Art = ({ lit, dim, window }) => {
  const pink = lit('#dd6f52');
  const cream = lit('#fbdcb8');
  const tiers = [
    [0, 124, 58],
    [-58, 112, 40],
    [-98, 84, 36],
    [-134, 56, 32],
    [-166, 28, 30],
  ] as const;
  let art = '';
  for (const [y, half, tall] of tiers) {
    art += fill(block(-half, y, half * 2, tall), pink);
    const bays = Array.from({ length: Math.round(half / 14) }, (_, i) => -half + 14 + i * 28);
    art += fill(
      along(bays, (x) => block(x - 9, y - 4, 18, tall - 14)),
      dim('#e58a68'),
    );
    art += fill(
      along(bays, (x) => arch(x, y - 7, 10, tall * 0.5)),
      window,
    );
    art += fill(
      along(bays, (x) => dome(x, y - tall + 12, 24, 12)),
      cream,
    );
    art += line(`M${-half - 3} ${y - tall + 1}h${half * 2 + 6}`, cream, 4);
  }
  return (
    art +
    fill(onion(0, -196, 30, 26) + onion(-44, -166, 18, 18) + onion(44, -166, 18, 18), pink) +
    line('M0-220v-16M-44-182v-9M44-182v-9', lit('#f4cf68'), 3)
  );
};

/** A blue-city fort: sheer walls on a cliff. */
export const mehrangarh: Art = ({ lit, dim, window }) =>
  fill('M-170 0q20-60 60-70l14-6h210q30 14 62 76z', dim('#a9715a')) +
  fill('M-150 0q14-44 46-56l70 6-16 50z', lit('#b97e62')) +
  fill('M-104-62v-58h40v-22h46v-18h58v22h40v20h34v56z', lit('#c58a68')) +
  fill('M40-66v-72h40v20h34v56z', dim('#c58a68')) +
  line('M-104-124h40M-64-146h46M-18-164h58M40-142h40M80-122h34', lit('#d79c78'), 7, { dash: '6 5' }) +
  line('M-96-98h28M-56-112h34M-8-126h40M48-112h26M-56-90h34M-8-100h40M48-90h58', window, 9, {
    dash: '5 10',
  }) +
  fill(dome(-42, -146, 26, 15) + dome(12, -164, 30, 17) + dome(60, -142, 22, 13), lit('#e3b08a'));

/** A white palace that seems to float on its lake. */
export const lakePalace: Art = ({ lit, dim, window }) => {
  const white = lit('#fff3e0');
  const grey = dim('#f4e4d6');
  return (
    fill('M-150 0v-40H150V0zM-112-40v-28h78v28zM-26-40v-46h70v46zM56-40v-24h66v24z', white) +
    fill('M18-40v-46h26v46zM96-40v-24h26v24zM-58-40v-28h24v28zM84 0v-40h66V0z', grey) +
    fill(
      onion(9, -86, 34, 32) +
        onion(-100, -68, 20, 22) +
        onion(-46, -68, 20, 22) +
        onion(66, -64, 18, 20) +
        onion(112, -64, 18, 20) +
        onion(-140, -40, 18, 18) +
        onion(140, -40, 18, 18),
      white,
    ) +
    line('M-144-14h290M-104-50h62M-18-62h54M62-48h52', window, 13, { dash: '7 9' }) +
    line('M9-116v-14M-100-88v-8M-46-88v-8M66-82v-8M112-82v-8', lit('#e8b84e'), 2)
  );
};

/** India's gate by the sea: one great arch between turrets. */
export const gateway: Art = ({ lit, dim, window }) => {
  const stone = lit('#d9a878');
  return (
    fill('M-108 0v-96h64v-16h88v16h64V0z', stone) +
    fill('M56 0v-96h52V0zM20-96v-16h24v16z', dim('#cf9a6c')) +
    fill(
      along([-100, -46, 46, 100], (x) => block(x - 8, -90, 16, 40) + onion(x, -130, 18, 18)),
      stone,
    ) +
    fill(dome(0, -112, 70, 22), dim('#d9a878')) +
    fill(arch(0, 0, 44, 86) + arch(-72, 0, 26, 54) + arch(72, 0, 26, 54), window) +
    line('M-108-102h64M44-102h64M-44-117h88', dim('#a9704c'), 4, { dash: '5 4' })
  );
};
