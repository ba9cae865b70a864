import { fill, line } from '../draw.ts';
import type { Art } from '../Drawing.ts';

/** A country rowing boat with a boatman. */
export const rowboat: Art = ({ lit, dim }) =>
  fill('M-26-8q26 12 52 0l-8 10h-36z', dim('#6b4332')) +
  fill('M-6-8l1-13q4-4 8 0l1 13z', lit('#d9603f')) +
  fill('M-2-21a4 4 0 1 1 1 0z', dim('#4a332c')) +
  line('M6-18l14 20', dim('#6b4332'), 2);

/** A boat under one white sail. */
export const sailboat: Art = ({ lit, dim }) =>
  fill('M2-8v-58q26 28 28 54z', lit('#fdf6e6')) +
  fill('M-2-10v-48q-18 26-20 46z', dim('#f3e6d2')) +
  fill('M-26-6h58l-10 10h-38z', dim('#8a4a38'));

/** A Kerala rice boat under its thatch. */
export const houseboat: Art = ({ lit, dim, window }) =>
  fill('M-104-18q20 14 60 14h84q44-2 66-26-8 36-34 38h-136q-30-2-40-26z', dim('#5d3a2b')) +
  fill('M-70-14q-4-50 42-52h66q38 2 34 52z', lit('#c9985a')) +
  fill('M6-14v-52h32q38 2 34 52z', dim('#c9985a')) +
  line('M-62-30H66M-56-44H60M-42-56H48', dim('#a87a44'), 2, { opacity: 0.7 }) +
  line('M-52-26h106', window, 15, { dash: '16 12' }) +
  fill('M-34-66q2-14 14-15h44q12 1 16 15z', lit('#b78450'));

/** A shikara: the canopied lake boat of Srinagar. */
export const shikara: Art = ({ lit, dim }) =>
  fill('M-104-20q50 20 100 18t106-22q-24 32-66 32h-76q-44 0-64-28z', dim('#7a4a32')) +
  line('M-40-10v-40M46-10v-40M4-8v-42', dim('#8a5a3c'), 3) +
  fill('M-52-48q54-30 110 0l-6 10h-98z', lit('#c8452f')) +
  fill('M4-64q28 2 54 16l-6 10h-44z', dim('#c8452f')) +
  line('M-48-36h100', lit('#f0c65a'), 4, { dash: '4 5' }) +
  fill('M-36-10q40 10 78 0v-12h-78z', lit('#e9a64a')) +
  line('M-84-52l-22 60', dim('#7a4a32'), 3) +
  fill('M-86-20l2-24q7-6 12 0l4 24z', lit('#3f7f86')) +
  fill('M-79-45a7 7 0 1 1 2 0z', dim('#7a4a3a'));

/** A junk with ribbed red sails. */
export const junk: Art = ({ lit, dim }) =>
  fill('M-78-26l14 28h112l26-36-20 4-4 12h-112z', dim('#6a3f2c')) +
  fill('M-50-18q-14-40-2-76q30 20 34 76z', lit('#d8703f')) +
  fill('M-10-18q-6-70 4-112q46 40 44 112z', lit('#d25b34')) +
  fill('M14-18q6-60-20-112q46 40 44 112z', dim('#d25b34')) +
  fill('M44-22q6-30 2-66q22 22 24 62z', dim('#d8703f')) +
  line(
    'M-54-50q20-8 32 4M-54-70q16-6 26 2M-11-50q24-10 47-2M-10-76q20-8 40-2M-9-102q12-6 25 0',
    dim('#7c3226'),
    2,
  ) +
  line('M-12-14v-122M-54-14v-84M44-14v-80', dim('#4c2c22'), 3);

/** A long-tailed river boat with a garlanded prow. */
export const longtail: Art = ({ lit, dim }) =>
  fill('M-62-8q34 12 92 4q22-4 34-26l4 2q-8 32-36 38h-74z', dim('#7a4630')) +
  line('M-34-6v-20M20-6v-20', dim('#7a4630'), 3) +
  fill('M-46-24q34-14 76 0v5h-76z', lit('#2f8a83')) +
  line('M62-28l-2 9', lit('#e8528a'), 5, { round: true });

/** A city ferry with its funnel. */
export const ferry: Art = ({ lit, dim, window }) =>
  fill('M-52-8h104l-10 12h-84z', dim('#2f4a5c')) +
  fill('M-42-8v-13h78v13zM-30-21v-10h48v10z', lit('#fbf4e6')) +
  line('M-36-14h66M-26-26h40', window, 4, { dash: '5 5' }) +
  fill('M-8-31l2-14h12v14z', lit('#e0a63c'));

/** A round coracle with its paddler. */
export const coracle: Art = ({ lit, dim }) =>
  fill('M-24-10q24 8 48 0q-2 16-24 16t-24-16z', dim('#4e3a2f')) +
  fill('M-6-9l1-16q5-4 10 0l1 16z', lit('#e9b03c')) +
  fill('M-2-26a5 5 0 1 1 3 0z', dim('#5a3a2c')) +
  line('M8-22l14 26', dim('#5a4030'), 2);

/** An abra: the open wooden ferry of Dubai Creek, its passengers back to back under an awning. */
export const abra: Art = ({ lit, dim }) =>
  fill('M-96-16q20 8 46 8h96q24 0 46-16l10 2q-10 26-40 28h-118q-32-2-40-22z', dim('#7a4a2e')) +
  line('M-84-8q18 8 40 8h86q22 0 40-12', lit('#c98a4e'), 4) +
  line('M-58-10v-40M-20-8v-44M20-8v-44M58-10v-40', dim('#6a4630'), 3) +
  fill('M-46-8l2-18q6-5 12 0l3 18zM26-8l2-18q6-5 12 0l3 18z', lit('#f6efe0')) +
  fill('M-24-8l2-17q6-5 12 0l3 17z', lit('#3f7f86')) +
  fill('M-2-8l2-18q6-5 12 0l3 18z', lit('#d9603f')) +
  line('M-38-33h0M-16-32h0M6-33h0M34-33h0', dim('#6a4434'), 10, { round: true }) +
  fill('M-72-50q72-12 144 0l4 9H-76z', lit('#efe2c4')) +
  fill('M4-56q36 2 68 6l4 9H8z', dim('#e2d2ae'));

/** A lateen-rigged trading dhow at anchor. */
export const dhow: Art = ({ lit, dim }) =>
  fill('M-70-26q22 12 60 12h40q24-2 40-22l8 2q-8 34-36 36h-74q-28-2-38-28z', dim('#6b3f2a')) +
  line('M-58-16q20 8 48 8h44q18-2 30-12', lit('#d79a54'), 3) +
  line('M-4-14v-96M40-14v-50', dim('#5a3826'), 4) +
  fill('M-44-26q4-60 92-100-24 60-8 92z', lit('#f8ecd4')) +
  fill('M-2-36q10-50 50-90-24 60-8 92z', dim('#eadcc0'));
