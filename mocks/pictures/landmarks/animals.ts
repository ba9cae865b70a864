import { fill, line } from '../draw.ts';
import type { Art } from '../Drawing.ts';

const hide = (d: string, colour: string): string => fill(d, colour);

/** A camel walking, with its saddle cloth. */
export const camel: Art = ({ lit, dim }) =>
  hide(
    'M-24-30q4-8 12-9q6-11 13 0q8 0 11-5q5-12 8-18q8-4 12 2l-1 4-9 1q-2 16-10 23l-3 32h-4l-2-26h-16l-4 26h-4l1-30q-4 6-4 12z',
    dim('#9a6840'),
  ) + fill('M-12-40q6-11 13 0l2 11h-16z', lit('#c8452f'));

/** A giraffe browsing. */
export const giraffe: Art = ({ dim }) =>
  hide(
    'M-20-40q10-9 24-8l15-46q2-7 9-7l7 5-1 4-8 1-9 41q-2 12-4 18l2 32h-4l-4-30q-10 3-16 0l-4 30h-4l2-36z',
    dim('#a5713c'),
  );

/** An elephant in profile. */
export const elephant: Art = ({ lit, dim }) =>
  hide(
    'M-46-10q-12-46 24-50q26-2 34-2q22-8 34 8q10 12 6 42l6 10h-9q-7-12-5-26q-6 0-10-3l2 31h-17l-3-23h-22l-3 23h-17l-3-26-8 16z',
    lit('#7c7478'),
  ) + hide('M14-56q20-2 18 18q-10 10-20 2q-8-10 2-20z', dim('#7c7478'));

/** The one-horned rhinoceros of the Brahmaputra grasslands. */
export const rhino: Art = ({ lit, dim }) =>
  hide(
    'M-72-18q-14-44 22-54q44-14 82 2q14 4 22 16l20 8q8-8 8-20q10 14 6 30q-2 14-16 14l-22-4q-10 4-14 6l-2 20h-20l-2-18q-24 6-46 0l-2 18h-22z',
    lit('#7d8088'),
  ) +
  hide('M22-72q18 4 32 18q-4 22-20 30q-4-24-12-48zM-66-20q24 4 44-2l-2 22h-22l-6-22z', dim('#7d8088')) +
  hide('M34-70l2-12 10 14z', lit('#7d8088')) +
  line('M-26-78q-6 30 6 52', dim('#5f626c'), 3) +
  fill('M58-48a3 3 0 1 1 1 1z', dim('#2a2a34'));

/** A yak with a white-tipped tail. */
export const yak: Art = ({ dim, lit }) =>
  hide(
    'M-34-18q-4-26 20-26q12-8 22 0q18-2 22 8l4-8 4 4-2 8q4 12-4 18l-8-2-2 16h-6l-2-10h-34l-2 10h-6z',
    dim('#40342f'),
  ) + fill('M-34-30q-10 8-6 24h5z', lit('#e8dcc6'));
