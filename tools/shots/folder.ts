import { copyFile, mkdir, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import pixelmatch from 'pixelmatch';
import { PNG } from 'pngjs';
import {
  type Approvals,
  NOTHING_APPROVED,
  Approvals as ApprovalsSchema,
  Shots,
  statusOf,
} from './approvals.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');
/** The pictures of the last run, and the approved ones they replace; not in git. */
export const SHOTS = path.join(ROOT, 'shots');
const SHOTS_FILE = 'shots.json';
const APPROVALS = path.join(ROOT, 'stories/approvals.json');

const readJson = async (file: string): Promise<unknown> =>
  JSON.parse(await readFile(file, 'utf8').catch(() => 'null'));

export async function readShots(): Promise<Shots | null> {
  return Shots.safeParse(await readJson(path.join(SHOTS, SHOTS_FILE))).data ?? null;
}
/** Throws if the file exists but is not valid. */
export async function readApprovals(): Promise<Approvals> {
  return ApprovalsSchema.parse((await readJson(APPROVALS)) ?? NOTHING_APPROVED);
}
export const writeApprovals = (approvals: Approvals): Promise<void> =>
  writeFile(APPROVALS, `${JSON.stringify(approvals, null, 2)}\n`);

/** A picture of the difference between two; null if one is missing or has another size. */
async function drawDifference(from: string, to: string): Promise<Buffer | null> {
  const files = [from, to].map((name) => readFile(path.join(SHOTS, `${name}.png`)).catch(() => null));
  const [before, after] = (await Promise.all(files)).map((file) => file && PNG.sync.read(file));
  if (!before || !after || before.width !== after.width || before.height !== after.height) return null;
  const { width, height } = after;
  const difference = new PNG({ width, height });
  pixelmatch(before.data, after.data, difference.data, width, height, { threshold: 0.1, alpha: 0.25 });
  return PNG.sync.write(difference);
}

/** Saves the list, draws differences from the approved pictures, and removes unreferenced pictures. */
export async function storeShots(shots: Shots): Promise<void> {
  const approvals = await readApprovals();
  const wanted = new Set([SHOTS_FILE]);
  for (const shot of shots.shots) {
    wanted.add(`${shot.picture}.png`);
    wanted.add(`${shot.picture}.webp`);
    const approved = approvals.approved[shot.name]?.picture;
    if (approved) wanted.add(`${approved}.png`);
    if (!approved || statusOf(shot, shots.madeWith, approvals) !== 'looks') continue;
    const name = `${approved}-${shot.picture}.png`;
    const difference = await drawDifference(approved, shot.picture);
    if (difference) await writeFile(path.join(SHOTS, name), difference);
    wanted.add(name);
  }
  await writeFile(path.join(SHOTS, SHOTS_FILE), JSON.stringify(shots));
  const there = await readdir(SHOTS);
  await Promise.all(there.filter((name) => !wanted.has(name)).map((name) => rm(path.join(SHOTS, name))));
}

/** Copies pictures and approvals next to a static Storybook, where the wall loads them. */
export async function publishShots(storybook: string): Promise<void> {
  const target = path.join(storybook, 'shots');
  await rm(target, { recursive: true, force: true });
  await mkdir(target, { recursive: true });
  for (const name of await readdir(SHOTS)) await copyFile(path.join(SHOTS, name), path.join(target, name));
  await writeFile(path.join(target, 'approvals.json'), JSON.stringify(await readApprovals()));
}
