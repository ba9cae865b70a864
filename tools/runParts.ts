import { fork } from 'node:child_process';
import { secondsSince } from './testLayers.ts';

/** What a process has done. */
export interface RunResult {
  /** How many sequences or seeds. */
  count: number;
  steps: number;
  /** The first failure in words; null if there is none. */
  failure: string | null;
}
type Part = RunResult & { seconds: number };

interface Work {
  script: string;
  /** What is counted, and what a failure is called: 'seeds', 'failures'. */
  names: readonly [count: string, failures: string];
  /** The arguments of each process; with only one, the work is done in this process. */
  parts: readonly (readonly string[])[];
  /** Does the work that this process's arguments describe. */
  run: () => Promise<RunResult>;
}

/** Marks a process that reports to its parent. */
const CHILD_FLAG = '--part';

async function runHere(run: Work['run']): Promise<Part> {
  const done = await run();
  const { user, system } = process.cpuUsage();
  return { ...done, seconds: (user + system) / 1e6 };
}

const runInChild = (script: string, args: readonly string[]): Promise<Part> =>
  new Promise((resolve, reject) => {
    const child = fork(script, [...args, CHILD_FLAG]);
    child.on('message', (part: Part) => resolve(part));
    child.on('close', (code) => reject(new Error(`A process ended without a result (exit code ${code})`)));
  });

function print([counted, failed]: Work['names'], parts: readonly Part[], start: number): number {
  const failures = parts.flatMap(({ failure }) => failure ?? []);
  for (const failure of failures) console.error(failure);
  const sum = (name: 'count' | 'steps' | 'seconds'): number =>
    parts.reduce((total, part) => total + part[name], 0);
  const time = `${secondsSince(start).toFixed(0)} s, ${sum('seconds').toFixed(0)} CPU seconds`;
  console.log(`${sum('count')} ${counted}, ${sum('steps')} steps, ${failures.length} ${failed} (${time})`);
  return failures.length;
}

/** Does work in one or several processes at the same time, prints what was done, and exits with 1 if it failed. */
export async function runParts({ script, names, parts, run }: Work): Promise<void> {
  const start = performance.now();
  if (process.argv.includes(CHILD_FLAG)) {
    const part = await runHere(run);
    process.send?.(part, () => process.exit());
    return;
  }
  const isAlone = parts.length === 1;
  const reports = isAlone
    ? [await runHere(run)]
    : await Promise.all(parts.map((args) => runInChild(script, args)));
  // Timers may still be pending.
  process.exit(print(names, reports, start) > 0 ? 1 : 0);
}

/** Divides tasks into parts of nearly equal size: 7 in 2 parts are 4 from the first and 3 from the fifth. */
export function splitEvenly(count: number, parts: number): { from: number; count: number }[] {
  const ends = Array.from({ length: parts + 1 }, (_, part) => Math.ceil((count * part) / parts));
  return ends.slice(1).map((end, part) => ({ from: ends[part] ?? 0, count: end - (ends[part] ?? 0) }));
}
