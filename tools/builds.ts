import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '..');
const CACHE = 'node_modules/.cache/waystone/builds';

/** The bundles that tests use, separate from `dist`, which `npm run build` can fill with any of them. */
export const builds = {
  demo: { folder: `${CACHE}/demo`, env: {} },
  subPath: { folder: `${CACHE}/sub-path`, env: { BASE_PATH: '/demo/' } },
  live: { folder: `${CACHE}/live`, env: { VITE_API: 'live' } },
} as const;
export type BuildName = keyof typeof builds;

/** Inputs of a bundle. */
const SOURCES = [
  'index.html',
  'mocks',
  'package-lock.json',
  'public',
  'tools/contract',
  'src',
  'tools/prerender',
  'tools/vite',
  'vite.config.ts',
].map((name) => path.join(root, name));

/** The latest modification time in a file or folder, ms; removing a file changes its folder's. */
function lastChange(file: string): number {
  const stats = statSync(file);
  if (!stats.isDirectory()) return stats.mtimeMs;
  return Math.max(stats.mtimeMs, ...readdirSync(file).map((name) => lastChange(path.join(file, name))));
}

/** True if the file exists and is newer than every source. */
export function isFresh(file: string, sources: readonly string[]): boolean {
  return existsSync(file) && statSync(file).mtimeMs > Math.max(...sources.map(lastChange));
}

/** Builds a bundle if it is missing or older than its sources. Throws an error with Vite's output if that fails. */
export function ensureBuild(name: BuildName): void {
  const { folder, env } = builds[name];
  if (isFresh(path.join(root, folder, '.vite/manifest.json'), SOURCES)) return;
  console.log(`Building ${folder}`);
  const vite = path.join(root, 'node_modules/vite/bin/vite.js');
  const { status, stdout, stderr } = spawnSync(process.execPath, [vite, 'build', '--logLevel', 'warn'], {
    cwd: root,
    env: { ...process.env, ...env, OUT_DIR: folder },
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`vite build failed\n${stdout}${stderr}`);
}
