/** The files written by `tools/vite/fonts.ts`. */
export type FontFile = 'asap' | 'eczar' | 'rupee' | 'extendedAsap' | 'extendedEczar';

const latin = 'U+0000-00FF,U+0131,U+0152-0153,U+2000-206F,U+20AC,U+2212';
const extended =
  'U+0100-0130,U+0132-0151,U+0154-024F,U+1E00-1EFF,U+20A0-20A8,U+20AA-20AB,U+20AD-20B8,U+20BA-20C0';
const rupee = 'U+20B9';

/** The overrides center text in its line box, so that buttons need no extra offset. */
const asap = { family: 'Asap Variable', weight: '400 700', ascent: '92%', descent: '29%' };
const eczar = { family: 'Eczar Variable', weight: '400 720', ascent: '112%', descent: '49%' };

const rule = (face: typeof asap, url: string, range: string): string => `@font-face {
  font-family: '${face.family}';
  font-style: normal;
  font-weight: ${face.weight};
  font-display: swap;
  ascent-override: ${face.ascent};
  descent-override: ${face.descent};
  line-gap-override: 0%;
  src: url(${url}) format('woff2');
  unicode-range: ${range};
}`;

/** Eczar has no rupee sign, so prices use Asap's, slightly smaller. */
const smallRupee = (url: string): string => `@font-face {
  font-family: 'Rupee';
  font-weight: 100 900;
  font-display: swap;
  size-adjust: 86%;
  src: url(${url}) format('woff2');
  unicode-range: ${rupee};
}`;

interface Substitute {
  family: string;
  weight: string;
  /** Width of our fonts relative to the fallback fonts, measured on the app's own texts. */
  adjust: number;
  names: readonly string[];
  like: typeof asap;
}

/** System fonts scaled to the same metrics, so that lines do not reflow when the web fonts load. */
const substitutes: Substitute[] = [
  {
    family: 'Asap Substitute',
    weight: '100 599',
    adjust: 0.98,
    names: ['Arial', 'ArialMT', 'Liberation Sans', 'Roboto'],
    like: asap,
  },
  {
    family: 'Asap Substitute',
    weight: '600 900',
    adjust: 0.915,
    names: ['Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold', 'Roboto Bold'],
    like: asap,
  },
  {
    family: 'Eczar Substitute',
    weight: '400 800',
    adjust: 1.11,
    names: ['Times New Roman Bold', 'TimesNewRomanPS-BoldMT', 'Liberation Serif Bold', 'Noto Serif Bold'],
    like: eczar,
  },
  // Linux has different, wider fonts.
  { family: 'Asap DejaVu', weight: '100 599', adjust: 0.88, names: ['DejaVu Sans'], like: asap },
  { family: 'Asap DejaVu', weight: '600 900', adjust: 0.777, names: ['DejaVu Sans Bold'], like: asap },
  { family: 'Eczar DejaVu', weight: '400 800', adjust: 0.835, names: ['DejaVu Serif Bold'], like: eczar },
];

const scaled = (share: string, by: number): string => `${(Number.parseFloat(share) / by).toFixed(1)}%`;

const substitute = ({ family, weight, adjust, names, like }: Substitute): string => `@font-face {
  font-family: '${family}';
  font-weight: ${weight};
  size-adjust: ${adjust * 100}%;
  ascent-override: ${scaled(like.ascent, adjust)};
  descent-override: ${scaled(like.descent, adjust)};
  line-gap-override: 0%;
  src: ${names.map((name) => `local('${name}')`).join(', ')};
}`;

/** The @font-face rules; `urlOf` returns the URL of a file. */
export const fontFaces = (urlOf: (file: FontFile) => string): string =>
  [
    ...substitutes.map(substitute),
    rule(asap, urlOf('asap'), latin),
    rule(asap, urlOf('rupee'), rupee),
    rule(asap, urlOf('extendedAsap'), extended),
    smallRupee(urlOf('rupee')),
    rule(eczar, urlOf('eczar'), latin),
    rule(eczar, urlOf('extendedEczar'), extended),
  ].join('\n');

/** Loads the fonts that later screens need: Latin and prices. */
export const loadFonts = (): Promise<unknown> =>
  Promise.allSettled([asap, eczar].map(({ family }) => document.fonts.load(`1em '${family}'`, 'a₹')));
