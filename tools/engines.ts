import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startHost } from '../acceptance/engines/host.ts';
import { journeys } from '../acceptance/engines/journeys/journeys.ts';
import { buildPageScript } from '../acceptance/engines/pageScript.ts';
import { type Result, type Row, type Setup, rowsOf, runJourneys } from '../acceptance/engines/runJourneys.ts';
import { pngFile } from '../acceptance/support/pngFile.ts';
import { builds, ensureBuild } from './builds.ts';
import { ENGINES, type EngineName, findEngine, howToGet } from './engines/findEngines.ts';
import { type Column, engineTable } from './engines/table.ts';

/**
 * `npm run test:engines -- <words>`: runs the journeys in Chromium, Firefox and WebKit in parallel. Words filter
 * engines and journeys by name. Exit code 1 if a journey fails, or if no engine is available.
 */
const root = path.resolve(import.meta.dirname, '..');
const shots = path.join(root, 'acceptance/.results/engines');
const filters = process.argv.slice(2);
const chosenEngines = ENGINES.filter((engine) => filters.includes(engine));
const chosenNames = filters.filter((word) => !ENGINES.some((engine) => engine === word));
const rows = rowsOf(journeys).filter(
  ({ name }) => chosenNames.length === 0 || chosenNames.some((word) => name.includes(word)),
);

async function writePictures(folder: string): Promise<[string, string]> {
  const write = async (name: string): Promise<string> => {
    const file = path.join(folder, name);
    await writeFile(file, pngFile(name).buffer);
    return file;
  };
  return [await write('first.png'), await write('second.png')];
}

/** Runs the rows in one engine, with its own hosts, and prints each result as it arrives. */
async function runEngine(name: EngineName, common: Omit<Setup, 'hosts' | 'shots'>): Promise<Column> {
  const start = findEngine[name]();
  if (!start) return { engine: name, results: null };
  const results = new Map<string, Result>();
  const demo = await startHost(path.join(root, builds.demo.folder), '/');
  const subPath = await startHost(path.join(root, builds.subPath.folder), '/demo/');
  const engine = await start();
  const onResult = (result: Result): void => {
    results.set(result.row, result);
    console.log(
      `${name}: ${result.row}: ${result.problems.length > 0 ? 'FAILED' : 'ok'} ${result.seconds.toFixed(1)} s`,
    );
    for (const problem of result.problems) console.log(`    ${problem}`);
  };
  try {
    const setup = { ...common, hosts: { demo, subPath }, shots: path.join(shots, name) };
    await runJourneys(engine, rows, setup, onResult);
  } finally {
    await engine.close();
    demo.close();
    subPath.close();
  }
  return { engine: engine.version, results };
}

const startTime = performance.now();
ensureBuild('demo');
ensureBuild('subPath');
await rm(shots, { recursive: true, force: true });
const folder = await mkdtemp(path.join(tmpdir(), 'waystone-engines-'));
const common = { pageScript: await buildPageScript(), pictures: await writePictures(folder) };
const engines: readonly EngineName[] = chosenEngines.length > 0 ? chosenEngines : ENGINES;
const columns = await Promise.all(engines.map((engine) => runEngine(engine, common)));
await rm(folder, { recursive: true });

console.log(
  `\n${engineTable(
    rows.map(({ name }: Row) => name),
    columns,
  )}\n`,
);
for (const [index, { results }] of columns.entries()) {
  const engine = engines[index];
  if (!results && engine) console.log(`${engine} is not there. To get it: ${howToGet[engine]}`);
}
const allResults = columns.flatMap(({ results }) => (results ? [...results.values()] : []));
const failed = allResults.filter(({ problems }) => problems.length > 0);
console.log(
  `${allResults.length - failed.length} of ${allResults.length} passed in ${((performance.now() - startTime) / 1000).toFixed(0)} s`,
);
if (failed.length > 0) console.log(`Pictures of what failed: ${path.relative(root, shots)}`);
process.exitCode = failed.length > 0 || allResults.length === 0 ? 1 : 0;
