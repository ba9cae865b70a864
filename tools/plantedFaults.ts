import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { appFaults } from './plantedFaults/appFaults.ts';
import { type PlantedFault, backendFaults } from './plantedFaults/backendFaults.ts';

const root = path.resolve(import.meta.dirname, '..');
const { values } = parseArgs({
  options: {
    sequences: { type: 'string', default: '100' },
    seeds: { type: 'string', default: '80' },
    /** Plants only faults whose name contains this, and prints the result without writing the table. */
    only: { type: 'string', default: '' },
  },
});
const copy = mkdtempSync(path.join(tmpdir(), 'waystone-faults-'));

function makeCopy(): void {
  const left = new Set(
    ['node_modules', '.git', 'dist', 'storybook-static', 'reports'].map((name) => path.join(root, name)),
  );
  cpSync(root, copy, { recursive: true, filter: (source) => !left.has(source) });
  symlinkSync(path.join(root, 'node_modules'), path.join(copy, 'node_modules'));
}

/** Whether a command fails in the copy. */
const fails = (command: string): boolean =>
  spawnSync('npx', command.split(' '), { cwd: copy, stdio: 'ignore', shell: process.platform === 'win32' })
    .status !== 0;

const ORACLE = `tsx tools/oracle.ts --sequences ${values.sequences} --processes 1 --unshortened`;
const SIMULATION = `tsx tools/simulate.ts --seeds ${values.seeds} --processes 1 --unshortened`;
const UNIT = 'vitest run --project unit mocks src/shared src/contract';

/** What detects a fault first: the oracle, the simulation, a unit test, or nothing. */
function noticedBy({ file, from, to, name }: PlantedFault): string {
  const target = path.join(copy, file);
  const text = readFileSync(target, 'utf8');
  if (text.split(from).length !== 2) throw new Error(`'${name}' does not fit ${file} any more`);
  writeFileSync(
    target,
    text.replace(from, () => to),
  );
  try {
    const isOfBackend = backendFaults.some((fault) => fault.name === name);
    if (isOfBackend && fails(ORACLE)) return 'oracle';
    if (fails(SIMULATION)) return 'simulation';
    return fails(UNIT) ? 'unit tests' : '–';
  } finally {
    writeFileSync(target, text);
  }
}

function writeTable(rows: readonly string[]): void {
  const head = ['| fault | file | noticed by |', '| --- | --- | --- |'];
  const file = path.join(root, 'docs/planted-faults.md');
  const text = readFileSync(file, 'utf8');
  writeFileSync(file, `${text.slice(0, text.indexOf('| fault'))}${[...head, ...rows].join('\n')}\n`);
}

try {
  makeCopy();
  if (fails(ORACLE) || fails(SIMULATION)) throw new Error('Something is noticed without any fault');
  const faults = [...backendFaults, ...appFaults].filter(({ name }) => name.includes(values.only));
  const rows = faults.map((fault) => {
    const noticed = noticedBy(fault);
    console.log(`${noticed.padEnd(10)} ${fault.name}`);
    return `| ${fault.name} | \`${fault.file}\` | ${noticed} |`;
  });
  if (values.only === '') writeTable(rows);
} finally {
  rmSync(copy, { recursive: true });
}
