import asapLatin from '@fontsource-variable/asap/files/asap-latin-wght-normal.woff2?url';
import asapExtended from '@fontsource-variable/asap/files/asap-latin-ext-wght-normal.woff2?url';
import eczarLatin from '@fontsource-variable/eczar/files/eczar-latin-wght-normal.woff2?url';
import eczarExtended from '@fontsource-variable/eczar/files/eczar-latin-ext-wght-normal.woff2?url';

const latin =
  'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+0304,U+0308,U+0329,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD';
const extended =
  'U+0100-02BA,U+02BD-02C5,U+02C7-02CC,U+02CE-02D7,U+02DD-02FF,U+0304,U+0308,U+0329,U+1D00-1DBF,U+1E00-1E9F,U+1EF2-1EFF,U+2020,U+20A0-20AB,U+20AD-20C0,U+2113,U+2C60-2C7F,U+A720-A7FF';

/** The overrides center the text in its line box, so that buttons need no extra offset. */
const asap = { family: 'Asap Variable', weight: '100 900', ascent: '92%', descent: '29%' };
const eczar = { family: 'Eczar Variable', weight: '400 800', ascent: '112%', descent: '49%' };

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

/** Eczar's Latin subset lacks the rupee sign, so prices take it from Asap, slightly smaller. */
const rupee = `@font-face {
  font-family: 'Rupee';
  font-weight: 100 900;
  font-display: swap;
  size-adjust: 86%;
  src: url(${asapExtended}) format('woff2');
  unicode-range: U+20B9;
}`;

interface Substitute {
  family: string;
  weight: string;
  /** Width of our fonts over that of the fallbacks, measured on the app's own texts. */
  adjust: number;
  names: readonly string[];
  like: typeof asap;
}

/** System fonts scaled to the same metrics, so that lines do not break anew when the web fonts arrive. */
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

export const fontFaces = [
  rupee,
  ...substitutes.map(substitute),
  rule(asap, asapLatin, latin),
  rule(asap, asapExtended, extended),
  rule(eczar, eczarLatin, latin),
  rule(eczar, eczarExtended, extended),
].join('\n');

/** Loads the fonts of screens not seen yet: Latin, Latin extended and prices. */
export const loadFonts = (): Promise<unknown> =>
  Promise.allSettled([asap, eczar].map(({ family }) => document.fonts.load(`1em '${family}'`, 'aā₹')));
