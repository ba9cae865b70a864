import { spawnSync } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { ensureBrowser } from './browser.ts';
import { findChromium } from './chromium.ts';
import { type Shot, type Shots, approve, hasChanged, statusOf } from './shots/approvals.ts';
import { SHOTS, storeShots, publishShots, readApprovals, readShots, writeApprovals } from './shots/folder.ts';
import { readPages, readStories } from './shots/storyIndex.ts';
import { digest } from './shots/storyPage.ts';

const HELP = `Takes a picture of every screen story in both themes and two widths, for Storybook's wall.

npm run shots                       builds Storybook and takes the pictures, if it has changed
npm run shots -- landing            only stories whose name has this word; the others keep their pictures
npm run shots -- --changed          also lists what has moved since it was approved; exit code 1 if anything has
npm run shots -- --approve NAME…    approves pictures of the last run by their names, or by parts of them
npm run shots -- --approve all      approves every picture of the last run
npm run shots -- --built            takes the Storybook that is already in storybook-static, as build-storybook does

build-storybook also checks the written pages with axe, in both themes.

Exit codes: 0 fine, 1 a story fails, a page has a violation or (with --changed) something has moved, 2 a word that finds nothing.`;
const STORYBOOK = path.resolve(import.meta.dirname, '../storybook-static');

const { values: options, positionals: filters } = parseArgs({
  allowPositionals: true,
  options: {
    changed: { type: 'boolean', default: false },
    approve: { type: 'boolean', default: false },
    built: { type: 'boolean', default: false },
    help: { type: 'boolean', short: 'h', default: false },
  },
});

const matchesFilter = (name: string): boolean =>
  filters.length === 0 ||
  filters.includes('all') ||
  filters.some((word) => name.includes(word.toLowerCase()));

function refuse(why: string): void {
  console.error(why);
  process.exitCode = 2;
}

async function approveShots(): Promise<void> {
  const last = await readShots();
  const chosen = last?.shots.filter(({ name }) => filters.length > 0 && matchesFilter(name)) ?? [];
  if (!last || chosen.length === 0)
    return refuse(last ? 'No picture has such a name.' : 'There are no pictures yet: npm run shots');
  await writeApprovals(approve(await readApprovals(), last, chosen));
  await storeShots(last);
  console.log(`${chosen.length} approved in stories/approvals.json`);
}

function buildStorybook(): void {
  const { status } = spawnSync('npm', ['run', '--silent', 'build-storybook:only'], {
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (status !== 0) process.exit(1);
}

/** Merges the pictures of a partial run into those of the last one. */
const merged = (last: readonly Shot[], newShots: readonly Shot[]): Shot[] => {
  const names = new Set(newShots.map(({ name }) => name));
  return [...last.filter(({ name }) => !names.has(name)), ...newShots].toSorted((a, b) =>
    a.story.localeCompare(b.story, 'en'),
  );
};

/** Prints axe's findings on the docs pages, which are not stories and have no test of their own. */
async function listPageProblems(): Promise<void> {
  const { checkPages } = await import('./shots/checkPages.ts');
  const pages = await readPages(STORYBOOK);
  const problems = await checkPages(STORYBOOK, pages);
  for (const line of problems) console.error(line);
  console.log(`${pages.length} pages in both themes: ${problems.length} violations`);
  if (problems.length > 0) process.exitCode = 1;
}

/** Takes the pictures, unless there are some for this build of Storybook. */
async function makeShots(): Promise<Shots> {
  const build = digest(await readFile(path.join(STORYBOOK, 'iframe.html')));
  const last = await readShots();
  if (last?.build === build && filters.length === 0) {
    console.log(`${last.shots.length} pictures of this build are there`);
    return last;
  }
  const { takeShots } = await import('./shots/takeShots.ts');
  const start = performance.now();
  const stories = (await readStories(STORYBOOK)).filter(
    ({ id }) => id.startsWith('screens-') && matchesFilter(id),
  );
  const { madeWith, shots, failed } = await takeShots(STORYBOOK, stories, SHOTS);
  for (const line of failed) console.error(line);
  const seconds = ((performance.now() - start) / 1000).toFixed(0);
  console.log(
    `${shots.length} pictures of ${stories.length} stories in ${seconds} s: ${failed.length} failures`,
  );
  if (failed.length > 0) process.exitCode = 1;
  return { madeWith, build, shots: filters.length > 0 ? merged(last?.shots ?? [], shots) : shots };
}

async function listChanged({ shots, madeWith }: Shots): Promise<void> {
  const approvals = await readApprovals();
  const moved = shots
    .map((shot) => ({ name: shot.name, status: statusOf(shot, madeWith, approvals) }))
    .filter(({ status }) => hasChanged(status));
  const count = Object.keys(approvals.approved).length;
  if (count > 0 && approvals.madeWith !== madeWith)
    console.log(`Approved with ${approvals.madeWith}, taken with ${madeWith}: only markup is compared`);
  for (const { name, status } of moved)
    console.log(`${name}: ${status === 'looks' ? 'looks different' : 'looks the same, its markup differs'}`);
  console.log(`${moved.length} of ${count} approved pictures have moved`);
  if (moved.length > 0) process.exitCode = 1;
}

async function run(): Promise<void> {
  if (options.built && !findChromium())
    return console.warn('No browser is installed, so the wall has no pictures: npm run shots makes them');
  ensureBrowser();
  if (!options.built) buildStorybook();
  const shots = await makeShots();
  const { makeThumbnails } = await import('./shots/thumbnails.ts');
  await makeThumbnails(shots.shots, SHOTS);
  await storeShots(shots);
  await publishShots(STORYBOOK);
  if (options.built) await listPageProblems();
  if (options.changed) await listChanged(shots);
}

if (options.help) console.log(HELP);
else if (options.approve) await approveShots();
else await run();
