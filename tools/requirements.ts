import { existsSync, mkdirSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { coverageOf, unknownIds } from './requirements/coverage.ts';
import { requirementsPage } from './requirements/page.ts';
import { parseDecisions, parseRequirements } from './requirements/requirements.ts';
import { type Result, readPlaywright, readVitest } from './requirements/results.ts';

const root = path.resolve(import.meta.dirname, '..');
const at = (...parts: string[]): string => path.join(root, ...parts);
const PAGE = 'reports/requirements.html';

/** The report of each test layer, and the folders whose changes make it outdated. */
const REPORTS = [
  { name: 'unit', script: 'test:unit', read: readVitest, folders: ['src', 'mocks', 'tools'] },
  {
    name: 'stories',
    script: 'test:stories',
    read: readVitest,
    folders: ['src', 'mocks', 'stories', '.storybook'],
  },
  { name: 'e2e', script: 'test:e2e', read: readPlaywright, folders: ['src', 'mocks', 'acceptance'] },
];
const fileOf = (name: string): string => at('node_modules/.cache/waystone/results', `${name}.json`);
const changed = (file: string): number => statSync(file).mtimeMs;

function fail(lines: readonly string[]): never {
  console.error(lines.join('\n'));
  process.exit(1);
}

/** A source file changed after the report was written, if there is one. */
function newerSource(report: string, folders: readonly string[]): string | undefined {
  return folders
    .flatMap((folder) =>
      readdirSync(at(folder), { recursive: true, encoding: 'utf8' }).map((file) => path.join(folder, file)),
    )
    .filter((file) => /\.tsx?$/.test(file))
    .find((file) => changed(at(file)) > changed(report));
}

function problemOf({ name, script, folders }: (typeof REPORTS)[number]): string[] {
  const file = fileOf(name);
  if (!existsSync(file)) return [`There are no results of ${name}: run npm run ${script}.`];
  const newer = newerSource(file, folders);
  return newer ? [`The results of ${name} are older than ${newer}: run npm run ${script}.`] : [];
}

function readResults(): Result[] {
  const problems = REPORTS.flatMap(problemOf);
  if (problems.length > 0) fail([...problems, 'npm test runs all of them.']);
  return REPORTS.flatMap(({ name, read }) => read(JSON.parse(readFileSync(fileOf(name), 'utf8')), root));
}

const results = readResults();
const requirements = parseRequirements(readFileSync(at('docs/requirements.md'), 'utf8'));
const decisions = parseDecisions(readFileSync(at('docs/decisions.md'), 'utf8'));
const coverage = coverageOf(requirements, results);
const open = coverage.filter(({ status }) => status !== 'passed');
const unknown = unknownIds(
  new Set([...requirements.map(({ id }) => id), ...Object.keys(decisions)]),
  results,
);

const shownBy = (kind: Result['kind']): number =>
  coverage.filter((requirement) => requirement.results.some((result) => result.kind === kind)).length;
const summary =
  `${coverage.length - open.length} of ${coverage.length} requirements are shown by a test or story that passed: ` +
  `${shownBy('unit')} by unit tests, ${shownBy('journey')} by journeys, ${shownBy('story')} by stories.`;

mkdirSync(at('reports'), { recursive: true });
writeFileSync(at(PAGE), requirementsPage(coverage, summary));
console.log(`${summary}\n${PAGE}`);
if (open.length + unknown.length > 0) {
  fail([
    ...open.map(({ id, status, text }) => `✗ ${id} (${status}): ${text}`),
    ...unknown.map((name) => `✗ there is no requirement or decision ${name}`),
  ]);
}
