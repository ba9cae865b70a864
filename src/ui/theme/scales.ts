/** Spacing, type and durations. Text sizes are in rem to follow the browser's text size. */
export const fonts = {
  fontDisplay: "'Rupee', 'Eczar Variable', 'Eczar Substitute', 'Eczar DejaVu', Georgia, serif",
  fontText: "'Asap Variable', 'Asap Substitute', 'Asap DejaVu', system-ui, sans-serif",
};

const px = (size: number): string => `${size / 16}rem`;
const face = (weight: number, size: number, line: number, family: keyof typeof fonts): string =>
  `${weight} ${px(size)}/${px(line)} var(--${family === 'fontDisplay' ? 'font-display' : 'font-text'})`;
/**
 * Grows with the browser's text size up to a share of the viewport, so that a single long word still fits the
 * column.
 */
const title = (weight: number, size: number, line: number, most: string): string =>
  `${weight} min(${px(size)}, ${most})/${(line / size).toFixed(4)} var(--font-display)`;

export const type = {
  tHero: title(700, 40, 42, '13vw'),
  tTitle: title(700, 28, 32, '11vw'),
  tHeading: title(700, 22, 26, '9vw'),
  tSub: face(650, 18, 23, 'fontDisplay'),
  tNote: face(550, 18, 28, 'fontDisplay'),
  tNumeral: face(700, 20, 22, 'fontDisplay'),
  tPrice: face(720, 22, 24, 'fontDisplay'),
  tPriceLg: face(720, 32, 36, 'fontDisplay'),
  tBody: face(430, 16, 24, 'fontText'),
  tBodyS: face(430, 15, 22, 'fontText'),
  tStrong: face(620, 15, 20, 'fontText'),
  tButton: face(620, 16, 20, 'fontText'),
  tButtonS: face(620, 15, 20, 'fontText'),
  tField: face(600, 14, 18, 'fontText'),
  tControl: face(560, 14, 18, 'fontText'),
  tMeta: face(450, 13, 18, 'fontText'),
  tLabel: face(620, 12, 16, 'fontText'),
  tMicro: face(600, 11, 14, 'fontText'),
};

export const space = {
  s1: '4px',
  s2: '8px',
  s3: '12px',
  s4: '16px',
  s5: '20px',
  s6: '24px',
  s7: '32px',
  s8: '40px',
  s9: '56px',
};
const HEADER = '56px + env(safe-area-inset-top, 0px)';
export const frame = {
  gutter: '16px',
  column: '480px',
  header: `calc(${HEADER})`,
  nav: '64px',
  /** Height of what stays at the top of the window while scrolling: the header and, offline, a notice. */
  coverTop: `calc(${HEADER} + var(--notice, 0px))`,
  touch: '44px',
};
/** In short windows, such as at 400% zoom, the header scrolls away and both bars are slim. */
export const shortFrame: Partial<typeof frame> = {
  header: '48px',
  nav: '48px',
  coverTop: '0px',
};
export const radius = { rPrint: '2px', rPaper: '5px', rControl: '8px', rSheet: '16px', rPill: '999px' };
export const duration = {
  dPress: '90ms',
  dQuick: '160ms',
  dInk: '260ms',
  dPaper: '320ms',
  dStone: '420ms',
  dRoad: '700ms',
};
export const easing = {
  easeOut: 'cubic-bezier(.2, .8, .2, 1)',
  easeIn: 'cubic-bezier(.5, 0, .9, .4)',
  easePress: 'cubic-bezier(.3, 1.5, .5, 1)',
  easeSettle: 'cubic-bezier(.2, 1.1, .3, 1)',
};
/** Distance that elements move when they appear; zero with reduced motion. */
export const motionDistance = { reach: '1' };
export const reducedMotion: typeof duration & typeof easing & typeof motionDistance = {
  reach: '0',
  dPress: '1ms',
  dQuick: '80ms',
  dInk: '80ms',
  dPaper: '80ms',
  dStone: '80ms',
  dRoad: '1ms',
  easeOut: 'linear',
  easeIn: 'linear',
  easePress: 'linear',
  easeSettle: 'linear',
};
