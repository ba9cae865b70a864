import { along, arch, block, dome, fill, line, taper } from '../draw.ts';
import type { Art } from '../Drawing.ts';

/** A cantilever bridge of steel lattice. */
export const howrah: Art = ({ lit, dim }) =>
  line('M-330-34h660', dim('#7a828c'), 9) +
  line('M-330-40L-170-176 0-84 170-176 330-40', lit('#aab2b8'), 8) +
  line('M-170-34v-142M170-34v-142', lit('#aab2b8'), 13) +
  line(
    'M-290-40v-30l40 30v-64l40 64v-102l40 102 40-118v118l40-96v96l40-80v80l50-44 50 44v-80l40 80v-96l40 96v-118l40 118 40-102v102l40-64v64l40-30v30',
    dim('#8a929c'),
    3,
  ) +
  fill(taper(-170, 14, 50, 36, 48) + taper(170, 14, 50, 36, 48), lit('#c9a284'));

/** A footbridge on cables over a gorge. */
export const footbridge: Art = ({ lit, dim }) =>
  fill(
    'M-176 6v-118h10V6zM-152 6v-118h10V6zM166 6v-118h10V6zM142 6v-118h10V6zM-180-112h42v10h-42zM138-112h42v10h-42z',
    lit('#d9d2c2'),
  ) +
  line('M-330-20L-159-108Q0-20 159-108L330-20', dim('#5c6468'), 4) +
  line('M-330-14Q0-30 330-14', dim('#6d5a48'), 7) +
  line(
    'M-132-94v70M-106-82v56M-80-73v46M-54-67v40M-28-63v36M0-62v34M28-63v36M54-67v40M80-73v46M106-82v56M132-94v70',
    dim('#5c6468'),
    2,
  ) +
  line('M-60-32v-8M-20-32v-9M34-32v-8M70-32v-9', lit('#d2503a'), 5, { round: true });

/** A hill railway's small steam engine and carriages; it runs to the left. */
export const toyTrain =
  (paint: string): Art =>
  ({ lit, dim, window }) =>
    fill('M-118-12v-26h14v-14h9v14h22v-22h32v48z', lit('#3a4650')) +
    fill('M-73-60h34v7h-34z', dim('#c8452f')) +
    fill('M-132-8l14-14v14z', dim('#3a4650')) +
    line('M-66-44h20', window, 11) +
    along(
      [-32, 34, 100],
      (x) =>
        fill(block(x, -8, 60, 38), lit(paint)) +
        fill(block(x - 2, -44, 64, 7), lit('#fdf0d4')) +
        line(`M${x + 7}-32h48`, window, 13, { dash: '10 5' }) +
        line(`M${x}-14h60`, lit('#f2c65a'), 3),
    ) +
    line('M-104-6h0M-84-6h0M-56-6h0M-20-5h0M16-5h0M46-5h0M82-5h0M112-5h0M148-5h0', dim('#26282e'), 12, {
      round: true,
    }) +
    line('M-98-64h0M-90-80h0', lit('#fdf8ee'), 18, { round: true, opacity: 0.75 }) +
    line('M-72-96h0M-46-110h0', lit('#fdf8ee'), 26, { round: true, opacity: 0.55 });

/** A viaduct of stone arches. */
export const viaduct: Art = ({ lit, dim }) =>
  fill(
    `M-330-94h660V30h-24v-58q-4-34-31-34t-31 34v58h-24v-58q-4-34-31-34t-31 34v58h-24v-58q-4-34-31-34t-31 34v58h-24v-58q-4-34-31-34t-31 34v58h-24v-58q-4-34-31-34t-31 34v58h-24v-58q-4-34-31-34t-31 34v58h-110z`,
    lit('#b99a7c'),
  ) + fill('M-330-94h660v10h-660z', dim('#9a7d66'));

/** A Chinese fishing net lifted over the water. */
export const fishingNet: Art = ({ dim, lit }) =>
  line('M-86 6L0-152 60 6M-60 6L0-152M-128-66L0-152 146-96', dim('#6a5040'), 5) +
  line('M0-152L58-66M146-96L158-38M0-152l158 114', dim('#5c4634'), 3) +
  fill('M42-60q62-44 122-30-6 62-64 74-40-8-58-44z', lit('#f2e6cc'), 0.4) +
  line(
    'M42-60q62-44 122-30-6 62-64 74-40-8-58-44zM62-38q56-34 98-34M78-24q44-26 76-24M66-70q6 34 34 54M100-86q8 34 0 70M134-92q2 34-34 76',
    dim('#6d5a44'),
    2,
  ) +
  fill('M-112 6h196v-9h-196z', dim('#5c4634')) +
  line('M-100 6v22M-60 6v24M-10 6v24M50 6v24', dim('#5c4634'), 5) +
  line('M-70-4v-12M-54-4v-12', lit('#d2603f'), 8, { round: true }) +
  line('M-112-62h0M-122-56h0', dim('#6d6a66'), 12, { round: true });

/** A bridge grown from the roots of rubber figs, slung between its two trees. */
export const rootBridge: Art = ({ lit, dim }) =>
  fill(
    'M-320 60q40-60 34-150t-30-180h80q-6 90 4 140t60 70q-40 10-70 60t-30 60zM320 60q-40-60-34-150t30-180h-80q6 90-4 140t-60 70q40 10 70 60t30 60z',
    lit('#8a6a4c'),
  ) +
  fill(
    'M320 60q-40-60-34-150t30-180h-38q-8 90 2 160t10 170zM-262 60q10-70 0-140t-20-190h-22q20 100 22 170t-24 160z',
    dim('#7a5a42'),
  ) +
  line('M-232-60Q-110-4 0-6T232-60M-226-84Q-110-14 0-14T226-84', lit('#7d5f45'), 13) +
  line('M-226-40Q-100 10 10 4T226-44', dim('#5c4636'), 8) +
  line('M-240-128Q-110-62 0-60T240-128M-236-110Q-120-58-30-60', lit('#8f7052'), 6) +
  line(
    'M-190-104l8 60M-150-86l-6 56M-112-74l8 54M-72-66l-6 52M-32-60l6 50M10-60l-4 50M50-62l6 52M90-68l-6 52M130-78l8 54M172-94l-6 54',
    dim('#7a5c44'),
    4,
  ) +
  line('M-120 4q6 30-4 60M-60 12q-6 24 2 46M70 10q8 30-2 66M140-8q-6 30 4 50', dim('#5c4636'), 4, {
    round: true,
  }) +
  line('M-200-66Q-100-18 0-18T200-66', lit('#9ab863'), 5, { dash: '16 12 6 10', round: true });

/** A hot-air balloon with its basket. */
export const balloon =
  (paint: string, stripe: string): Art =>
  ({ lit, dim }) =>
    fill('M-12-22Q-46-58-44-88a44 42 0 0 1 88 0Q46-58 12-22z', lit(paint)) +
    fill('M-3-22q-20-40-20-66 2-34 23-42 21 8 23 42 0 26-20 66z', lit(stripe)) +
    fill('M12-22q22-36 16-66-4-30-28-42a44 42 0 0 1 44 42Q46-58 12-22z', dim(paint)) +
    line('M-9-22l3 14M9-22l-3 14', dim('#5a4636'), 2) +
    fill(block(-7, 2, 14, 11), dim('#7a5636'));

/** A fairy chimney: a cone of tuff with its dark cap and rooms. */
export const chimney: Art = ({ lit, dim, window }) =>
  fill('M-44 0q14-70 30-122h26q18 56 34 122z', lit('#eecaa6')) +
  fill('M4 0q4-70 0-122h8q18 56 34 122z', dim('#e6bd98')) +
  fill('M-24-118q6-30 24-32 22 4 26 32-26 8-50 0z', dim('#9c6f5c')) +
  fill(arch(-12, -20, 12, 18) + arch(-6, -62, 10, 15) + arch(10, -40, 9, 14), window);

/** The three pyramids. */
export const pyramids: Art = ({ lit, dim }) =>
  fill('M54 0L150-98 246 0z', lit('#deb06c')) +
  fill('M150-98L246 0h-64z', dim('#d6a664')) +
  fill('M-150 0L0-164 150 0z', lit('#e6ba76')) +
  fill('M0-164L150 0H52z', dim('#dcae6c')) +
  fill('M-21-141L0-164l21 23-9 12-10-9-9 10z', lit('#f6dcae')) +
  fill('M-250 0l74-80 74 80z', lit('#e0b26e')) +
  fill('M-176-80l74 80h-46z', dim('#d6a664')) +
  line('M-96-42H62M-58-84H40M-116-22h200M-76-62H52', dim('#c79a58'), 2, { opacity: 0.5 });

/** Petra's Treasury, cut into rose rock. */
export const treasury: Art = ({ lit, dim, window }) =>
  fill('M-100 0v-126h200V0z', dim('#cf7c5e')) +
  fill('M-106-126h212v-12h-212zM-56-138L0-162l56 24zM-100 0v-8h200v8z', lit('#f2b48c')) +
  fill(
    along([-88, -56, -26, 12, 42, 74], (x) => block(x, -8, 14, 116)),
    lit('#f2b48c'),
  ) +
  fill(arch(0, -8, 26, 62), window) +
  fill('M-92-162h56v-66h-56zM36-162h56v-66H36zM-22-162h44v-70h-44z', dim('#d9825f')) +
  fill('M-96-228h64l-12-20h-52zM32-228h64v-20H44zM-28-232h56L0-262z', lit('#f2b48c')) +
  fill(
    along([-90, -48, -20, 10, 38, 80], (x) => block(x, -162, 10, 66)),
    lit('#f2b48c'),
  ) +
  line('M0-262v-12', lit('#f2b48c'), 9, { round: true });

/** A round mud house of Kutch, mirrored and painted. */
export const bhunga: Art = ({ lit, dim, window }) =>
  fill(block(-44, 0, 88, 46), lit('#e0a878')) +
  fill(block(14, 0, 30, 46), dim('#d69a6a')) +
  fill('M-58-42q42-20 58-58 16 38 58 58-58 14-116 0z', lit('#b98a56')) +
  fill('M0-100q16 38 58 58-26 8-46 7-4-36-12-65z', dim('#b98a56')) +
  fill(arch(-8, 0, 18, 32), window) +
  line('M-40-12h18M10-12h30M-40-24h18M10-24h30', lit('#fdf6e6'), 4, { dash: '4 5' });

/** A lighthouse in two colours. */
export const lighthouse: Art = ({ lit, dim, window }) =>
  fill(taper(0, 0, 36, 22, 104), lit('#fff8ea')) +
  fill('M4 0v-104h7l7 104z', dim('#f0e6dc')) +
  line('M-15-30h30M-12-72h25', lit('#c8452f'), 18) +
  fill(block(-9, -104, 18, 20), window) +
  fill(dome(0, -124, 24, 14), dim('#c8452f')) +
  line('M-16-104h32', dim('#3a444c'), 4);

/** A baroque church front, white against the hill. */
export const whiteChurch: Art = ({ lit, dim, window }) =>
  fill(block(-62, 0, 26, 104) + block(36, 0, 26, 104) + block(-36, 0, 72, 84), lit('#fffaf0')) +
  fill(block(50, 0, 12, 104) + block(16, 0, 20, 84), dim('#f0ebe8')) +
  fill('M-36-84q14-2 16-22Q-14-128 0-130t20 24q2 20 16 22z', lit('#fffaf0')) +
  fill('M-66-104h34l-17-26zM32-104h34l-17-26z', lit('#c8553c')) +
  fill(
    arch(0, 0, 18, 30) +
      arch(-49, -62, 11, 22) +
      arch(49, -62, 11, 22) +
      arch(-20, -46, 11, 20) +
      arch(20, -46, 11, 20) +
      arch(0, -92, 11, 18),
    window,
  ) +
  line('M0-130v-16M-5-141H5', lit('#fffaf0'), 3) +
  line('M-36-42h72M-62-84h124', dim('#e2cfb4'), 3) +
  fill('M-70 8v-8H70v8zM-88 22l14-14H74l14 14z', lit('#ece0cc'));

/** A bicycle leaning on nothing. */
export const bicycle: Art = ({ dim }) =>
  line(
    'M-32-14a14 14 0 1 0 28 0a14 14 0 1 0-28 0M14-14a14 14 0 1 0 28 0a14 14 0 1 0-28 0M-18-14l12-26h28l-18 26zM-6-40l10 26 18-26M28-14l-8-34h10M-8-40v-6h-8',
    dim('#2f4a54'),
    3,
  );

/** A red canoe drawn up by clear water. */
export const canoe: Art = ({ lit, dim }) =>
  fill('M-56-16q10 12 56 12t56-12q-6 24-26 24h-60q-20 0-26-24z', lit('#d5432f')) +
  fill('M0-4q46 0 56-12-6 24-26 24H0z', dim('#d5432f')) +
  line('M-28-8h10M18-8h10', lit('#f2cf9a'), 4);

/** A lone willow standing in a lake. */
export const willow: Art = ({ lit, dim }) =>
  line(
    'M-6 10q10-50 0-72M-2-34q18-20 40-28M-2-48q-20-16-36-20M0-60q6-24 20-36M-4-58q-12-20-12-40',
    dim('#54423a'),
    6,
  ) +
  line('M-44-76h0M-22-104h0M10-110h0M36-96h0M50-70h0M-8-84h0', lit('#e0a63c'), 34, { round: true }) +
  line('M28-80h0M46-60h0M4-92h0', dim('#d0903a'), 30, { round: true });
