import { along, block, fill, line } from '../draw.ts';
import type { Art } from '../Drawing.ts';

/** A five-storey pagoda. */
export const pagoda: Art = ({ lit, dim, window }) => {
  let art = fill('M-66 0v-8H66v8z', lit('#d8cbb4'));
  for (let i = 0; i < 5; i += 1) {
    const y = -8 - i * 34;
    const half = 38 - i * 5;
    const eave = 66 - i * 8;
    art +=
      fill(block(-half, y, half * 2, 22), lit(i ? '#c8452f' : '#f3e2c6')) +
      fill(block(Math.round(half * 0.3), y, Math.round(half * 0.7), 22), dim(i ? '#c8452f' : '#f3e2c6'));
    art += line(`M${-half + 5} ${y - 10}H${half - 4}`, window, 11, { dash: '3 8' });
    art += fill(
      `M${-eave} ${y - 18}q${Math.round(eave * 0.5)}-3 ${Math.round(eave * 0.6)}-17h${Math.round(eave * 0.8)}q${Math.round(eave * 0.1)} 14 ${Math.round(eave * 0.6)} 17l-4 6H${4 - eave}z`,
      lit('#4a4858'),
    );
    art += fill(
      `M4 ${y - 12}v-23h${Math.round(eave * 0.4) - 4}q${Math.round(eave * 0.1)} 14 ${Math.round(eave * 0.6)} 17l-4 6z`,
      dim('#4a4858'),
    );
  }
  return art + line('M0-176v-44M-6-190H6M-6-198H6M-5-206H5', lit('#d0a040'), 3);
};

/** A red gate standing before a shrine. */
export const torii: Art = ({ lit, dim }) =>
  fill('M-62 0l6-108h14l-4 108zM-68-76H68v12H-68z', lit('#dc4a30')) +
  fill('M62 0l-6-108H42l4 108zM-6-108H6v32H-6z', dim('#dc4a30')) +
  fill('M-90-126q90 18 180 0l6 14q-96 16-192 0z', dim('#7c2f2c')) +
  fill('M-86-112q86 14 172 0l-2 10q-84 14-168 0z', lit('#dc4a30'));

/** A lattice broadcasting tower in red and white. */
export const tokyoTower: Art = ({ lit, dim }) =>
  fill('M-64 0q44-70 58-250H6Q20-70 64 0H44Q22-30 0-30T-44 0z', lit('#e2553a')) +
  fill('M0-250h6Q20-70 64 0H44Q26-26 8-30z', dim('#e2553a')) +
  fill('M-28-104h56v-18h-56zM-15-184h30v-12h-30z', lit('#fdf4e6')) +
  line('M-44-34L28-86M44-34L-28-86M-24-104L14-160M24-104L-14-160', dim('#a83a30'), 3, { opacity: 0.7 }) +
  line('M0-250v-44', lit('#fdf4e6'), 4) +
  line('M-46-38h92M-30-78h60M-16-150h32', lit('#fdf4e6'), 4);

/** A Balinese meru: eleven thatched roofs. */
export const meru: Art = ({ lit, dim }) => {
  let art =
    fill('M-52 0v-16H52v16z', lit('#b3aaa0')) +
    fill(block(-30, -16, 60, 28), lit('#b5623f')) +
    fill(block(8, -16, 22, 28), dim('#b5623f'));
  for (let i = 0; i < 9; i += 1) {
    const y = -40 - i * 19;
    const half = 56 - i * 5;
    art +=
      fill(
        `M${-half} ${y}l${Math.round(half * 0.5)}-16h${half}l${Math.round(half * 0.5)} 16z`,
        lit('#4b4546'),
      ) + fill(`M6 ${y}v-16h${Math.round(half * 0.5) - 6}l${Math.round(half * 0.5)} 16z`, dim('#4b4546'));
    art += fill(block(-half * 0.36, y - 15, half * 0.72, 5), lit('#d2a24c'));
  }
  return art + line('M0-206v-16', lit('#e6b44a'), 4);
};

/** Three hotel towers under one long deck. */
export const skyDeck: Art = ({ lit, dim, window }) =>
  along(
    [-104, -18, 68],
    (x) =>
      fill(`M${x} 0l8-150h28l14 150z`, lit('#c3cfd8')) +
      fill(`M${x + 26} 0l2-150h8l14 150z`, dim('#b4c2d0')) +
      line(
        `M${x + 8}-20h34M${x + 9}-44h32M${x + 10}-68h30M${x + 11}-92h28M${x + 12}-116h26M${x + 13}-138h24`,
        window,
        5,
        { dash: '4 4', opacity: 0.8 },
      ),
  ) +
  fill('M-136-150q130-26 282-14 10 4 2 10-10 8-34 8h-222q-22 2-28-4z', lit('#eef2f2')) +
  fill('M-104-146h218q24 0 34-8-120 2-284 4 8 6 32 4z', dim('#cfd8e0')) +
  line('M-96-164h0M-70-168h0M30-172h0M58-172h0M92-170h0', dim('#4f8a5c'), 11, { round: true });

/** A supertree: a vertical garden with a branching crown. */
export const supertree: Art = ({ lit, dim }) =>
  fill('M-8 0q6-60-2-84l-32-32h84L10-84Q2-60 8 0z', lit('#8a4f86')) +
  fill('M2 0q2-60 0-84l20-32h20L10-84Q2-60 8 0z', dim('#8a4f86')) +
  line('M-10-84l-42-36M-4-84l-22-38M4-84l22-38M10-84l42-36', lit('#c77fb8'), 3) +
  line('M-54-121H54', lit('#7fd09a'), 5, { round: true, dash: '2 8' });

/** The tallest tower, stepping up to a needle. */
export const needle: Art = ({ lit, dim, window }) =>
  fill('M-44 0v-84h8v-44h8v-40h8v-36h7v-36h5l4-76h8l4 76h5v36h7v36h8v40h8v44h8V0z', lit('#cdd6de')) +
  fill('M4 0v-316l4 76h5v36h7v36h8v40h8v44h8V0z', dim('#c0ccd8')) +
  line('M-40-20h80M-40-44h80M-40-68h80M-32-96h64M-32-116h64M-24-144h48M-17-180h34M-12-214h24', window, 4, {
    dash: '5 4',
    opacity: 0.55,
  });

/** A bungalow on stilts over a lagoon. */
export const bungalow: Art = ({ lit, dim, window }) =>
  line('M-38-14v26M-14-14v30M14-14v30M38-14v26', dim('#7a5638'), 4) +
  fill('M-50-14v-7H50v7z', dim('#9a6c44')) +
  fill(block(-36, -20, 72, 28), lit('#e9c592')) +
  fill(block(8, -20, 28, 28), dim('#e0b884')) +
  line('M-26-30h60', window, 15, { dash: '12 12' }) +
  fill('M-54-44q28-10 44-42h20q16 32 44 42z', lit('#b98a52')) +
  fill('M4-86h6q16 32 44 42H10z', dim('#b98a52'));
