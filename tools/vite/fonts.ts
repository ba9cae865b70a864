import { createHash, randomUUID } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Plugin, ResolvedConfig } from 'vite';
import type { FontFile } from '../../src/ui/theme/fonts.ts';
import { importModule } from './importModule.ts';

const NAME = 'virtual:fonts.css';
const root = fileURLToPath(new URL('../..', import.meta.url));

const range = (from: number, to: number): string =>
  String.fromCodePoint(...Array.from({ length: to - from + 1 }, (_, index) => from + index));
/** ASCII, the accented letters of western Europe and the symbols used in the app's texts. */
const LATIN = `${range(0x20, 0x7e)}${range(0xc0, 0xff)}\u00A0©°·«»¡¿–—‘’“”•…€−ıŒœ`;
const LATIN_EXTENDED = range(0x100, 0x24f) + range(0x1e00, 0x1eff) + range(0x20a0, 0x20c0);

interface Subset {
  source: string;
  characters: string;
  /** The weights used by the app: a smaller range makes a smaller file. */
  weights: { min: number; max: number };
}
const ASAP = '@fontsource-variable/asap/files/asap';
const ECZAR = '@fontsource-variable/eczar/files/eczar';
const asap = { min: 400, max: 700 };
const eczar = { min: 400, max: 720 };
/** Rupee is a separate file, because Eczar has no rupee sign and Asap has it in its extended file. */
const subsets: Record<FontFile, Subset> = {
  asap: { source: `${ASAP}-latin-wght-normal`, characters: LATIN, weights: asap },
  eczar: { source: `${ECZAR}-latin-wght-normal`, characters: LATIN, weights: eczar },
  rupee: { source: `${ASAP}-latin-ext-wght-normal`, characters: '₹', weights: asap },
  extendedAsap: { source: `${ASAP}-latin-ext-wght-normal`, characters: LATIN_EXTENDED, weights: asap },
  extendedEczar: { source: `${ECZAR}-latin-ext-wght-normal`, characters: LATIN_EXTENDED, weights: eczar },
};

/** Inside the project, so that the development server can serve it; a separate folder per set of subsets. */
const FOLDER = `node_modules/.cache/waystone/fonts/${createHash('sha256').update(JSON.stringify(subsets)).digest('hex').slice(0, 8)}`;

/** Writes a file atomically, because several builds and several pages of one may write it concurrently. */
async function writeFullFont(file: string, content: string | Buffer): Promise<void> {
  await mkdir(root + FOLDER, { recursive: true });
  const unfinished = `${root}${FOLDER}/${randomUUID()}-${file}`;
  await writeFile(unfinished, content);
  await rename(unfinished, `${root}${FOLDER}/${file}`);
}

async function writeSubset(name: string, { source, characters, weights }: Subset): Promise<void> {
  if (existsSync(`${root}${FOLDER}/${name}.woff2`)) return;
  const { default: subsetFont } = await import('subset-font');
  const font = await readFile(`${root}node_modules/${source}.woff2`);
  const options = { targetFormat: 'woff2', variationAxes: { wght: weights } } as const;
  await writeFullFont(`${name}.woff2`, await subsetFont(font, characters, options));
}

let written: Promise<unknown> | undefined;
function writeSubsets(): Promise<unknown> {
  written ??= Promise.all(Object.entries(subsets).map(([name, subset]) => writeSubset(name, subset)));
  return written;
}

async function fontRules(urlOf: (file: FontFile) => string): Promise<string> {
  const { fontFaces } =
    await importModule<typeof import('../../src/ui/theme/fonts.ts')>('src/ui/theme/fonts.ts');
  return fontFaces(urlOf);
}

/** Provides `virtual:fonts.css` with the font-face rules, for Storybook. */
export const fontsModule = (): Plugin => ({
  name: 'waystone-fonts-module',
  async resolveId(id) {
    if (id !== NAME) return undefined;
    await writeSubsets();
    await writeFullFont('fonts.css', await fontRules((file) => `./${file}.woff2`));
    return `${root}${FOLDER}/fonts.css`;
  },
});

const builtName = (file: string): string => {
  const content = readFileSync(`${root}${FOLDER}/${file}.woff2`);
  return `assets/${file}-${createHash('sha256').update(content).digest('hex').slice(0, 8)}.woff2`;
};

/** Only a kilobyte, used by two rules: as a file it would be requested twice. */
const INLINE: FontFile = 'rupee';
const dataUrl = (file: string): string =>
  `data:font/woff2;base64,${readFileSync(`${root}${FOLDER}/${file}.woff2`, 'base64')}`;

/**
 * Puts the font-face rules into the page's own style element: in the one that styled-components updates, each change
 * would reload the fonts and flash the fallback.
 */
function fontsPage(): Plugin {
  let config: ResolvedConfig;
  return {
    name: 'waystone-fonts-page',
    configResolved(resolved) {
      config = resolved;
    },
    async transformIndexHtml() {
      await writeSubsets();
      const urlOf = (file: FontFile): string => {
        if (file === INLINE) return dataUrl(file);
        return config.base + (config.command === 'build' ? builtName(file) : `${FOLDER}/${file}.woff2`);
      };
      return [{ tag: 'style', children: await fontRules(urlOf), injectTo: 'head' }];
    },
    async generateBundle() {
      await writeSubsets();
      for (const file of Object.keys(subsets).filter((name) => name !== INLINE)) {
        const source = await readFile(`${root}${FOLDER}/${file}.woff2`);
        this.emitFile({ type: 'asset', fileName: builtName(file), source });
      }
    },
  };
}

/** The fonts, subset to the glyphs in use. */
export const fonts = (): Plugin[] => [fontsModule(), fontsPage()];
