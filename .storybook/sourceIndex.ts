import { spawnSync } from 'node:child_process';
import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';
import { curlyQuotes } from './curlyQuotes.ts';

const NAME = 'virtual:source-index';
const ROOT = path.resolve(import.meta.dirname, '..');
const FOLDERS = ['src', 'mocks', 'stories'];

/** A source file as listed on the docs pages. */
export interface SourceFile {
  path: string;
  /** The docstring of its main export; empty if there is none. */
  about: string;
  /** IDs of the decisions it references. */
  decisions: string[];
  /** Its imports from src, as paths from the repository root. */
  uses: string[];
}
/** A text shown to users, with the file that contains it. */
export interface SourceText {
  text: string;
  kind: string;
  file: string;
}

const plain = (comment: string): string =>
  curlyQuotes(
    comment
      .replaceAll(/^\s*\*\s?/gm, '')
      .replaceAll(/\s+/g, ' ')
      .trim(),
  );

/** The docstring of the export that the file is named after, otherwise the first docstring in the file. */
function aboutOf(file: string, code: string): string {
  const documented = [...code.matchAll(/\/\*\*((?:(?!\*\/)[^])*)\*\/\s*export (?:async )?[a-z]+ (\w+)/g)];
  const main = documented.find(([, , name]) => name === path.basename(file).replace(/\.tsx?$/, ''));
  return plain((main ?? documented[0])?.[1] ?? '');
}

const KINDS: Record<string, string> = {
  title: 'title',
  description: 'sentence',
  sentence: 'sentence',
  text: 'sentence',
  failed: 'sentence',
  hint: 'hint',
  placeholder: 'placeholder',
  label: 'name',
  pendingLabel: 'name',
  'aria-label': 'name',
  action: 'name',
};
const QUOTED = new RegExp(
  `(?<![\\w-])(${Object.keys(KINDS).join('|')})(?:=|: )(?:\\{)?(['"\`])([^\\n]+?)(?<!\\\\)\\2`,
  'g',
);
const BETWEEN_TAGS = /(?<=[\w"'})]\s*)>\s*([A-Z][^<>{}=;]*[a-z.!?][^<>{}=;]*?)\s*</g;

function textsOf(file: string, code: string): SourceText[] {
  const quoted = [...code.matchAll(QUOTED)].map(([, word = '', , text = '']) => ({
    text,
    kind: KINDS[word] ?? word,
  }));
  const screenTexts = file.endsWith('.tsx') ? [...code.matchAll(BETWEEN_TAGS)] : [];
  return [
    ...quoted,
    ...screenTexts.map(([, text = '']) => ({ text: text.replaceAll(/\s+/g, ' '), kind: 'on screen' })),
  ]
    .filter(({ text }) => /[A-Za-z]{2}/.test(text))
    .map((found) => ({ ...found, text: found.text.replaceAll(/\\(['"])/g, '$1'), file }));
}

/** A change to the app, from the git history. */
export interface Change {
  date: string;
  subject: string;
}
/** All changes to src, newest first; empty if there is no git history, as in a downloaded archive. */
function readChanges(): Change[] {
  const { stdout } = spawnSync('git', ['log', '--format=%as %s', '--', 'src'], {
    cwd: ROOT,
    encoding: 'utf8',
  });
  const lines = (stdout ?? '').split('\n').filter(Boolean);
  return lines.map((line) => ({ date: line.slice(0, 10), subject: line.slice(11) }));
}

/** Reads the code information shown on the docs pages. */
export function readSources(): { files: SourceFile[]; texts: SourceText[]; changes: Change[] } {
  const sources = FOLDERS.flatMap((folder) =>
    readdirSync(path.join(ROOT, folder), { recursive: true, encoding: 'utf8' })
      .map((file) => path.posix.join(folder, file.replaceAll('\\', '/')))
      .filter((file) => /(?<!\.test)\.tsx?$/.test(file) && !file.endsWith('.d.ts'))
      .toSorted(),
  ).map((file) => ({ file, code: readFileSync(path.join(ROOT, file), 'utf8') }));
  // The contract's texts describe endpoints.
  const appSources = sources.filter(({ file }) => /^src\/(?!contract\/)/.test(file));
  return {
    files: sources.map(({ file, code }) => ({
      path: file,
      about: aboutOf(file, code),
      decisions: [...new Set(code.match(/AMB-\d+/g))],
      uses: [...code.matchAll(/from '[./]+\/(src\/[^']+)'/g)].map(([, used = '']) => used),
    })),
    texts: appSources.flatMap(({ file, code }) => textsOf(file, code)),
    changes: readChanges(),
  };
}

/** Provides the source files as data at build time, so that the docs pages stay up to date. */
export const sourceIndex = (): Plugin => ({
  name: 'waystone-source-index',
  resolveId: (id) => (id === NAME ? `\0${NAME}` : undefined),
  load: (id) =>
    id === `\0${NAME}`
      ? `export default JSON.parse(${JSON.stringify(JSON.stringify(readSources()))});`
      : undefined,
});
