import { spawn } from 'node:child_process';

/** A layer of the tests: the npm script that runs it. */
export interface Layer {
  name: string;
  script: string;
}
export interface Outcome {
  name: string;
  passed: boolean;
  seconds: number;
}

export const checks: readonly Layer[] = [
  { name: 'types', script: 'typecheck' },
  { name: 'lint', script: 'lint' },
  { name: 'format', script: 'format:check' },
  { name: 'unit', script: 'test:unit' },
];

export const secondsSince = (start: number): number => (performance.now() - start) / 1000;

/** Runs a layer's script. Its output is printed live, or at the end if other layers run in parallel. */
function runLayer({ name, script }: Layer, isAlone: boolean): Promise<Outcome> {
  const start = performance.now();
  const output: Buffer[] = [];
  const child = spawn('npm', ['run', '--silent', script], {
    stdio: isAlone ? 'inherit' : ['ignore', 'pipe', 'pipe'],
    shell: process.platform === 'win32',
  });
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (data: Buffer) => output.push(data));
  return new Promise((resolve) => {
    child.on('close', (code) => {
      const outcome = { name, passed: code === 0, seconds: secondsSince(start) };
      process.stdout.write(Buffer.concat(output));
      console.log(`${mark(outcome)} ${name} (${outcome.seconds.toFixed(1)} s)\n`);
      resolve(outcome);
    });
  });
}

/** Runs layers in parallel. */
export function runTogether(layers: readonly Layer[]): Promise<Outcome[]> {
  console.log(`── ${layers.map(({ name }) => name).join(', ')}`);
  return Promise.all(layers.map((layer) => runLayer(layer, layers.length === 1)));
}

const mark = ({ passed }: Outcome): string => (passed ? '✓' : '✗');

/** Prints the duration of each layer, the total, and how many passed; exits with 1 if one failed. */
export function report(outcomes: readonly Outcome[], start: number): void {
  for (const outcome of outcomes)
    console.log(`${mark(outcome)} ${outcome.name.padEnd(12)} ${outcome.seconds.toFixed(1).padStart(6)} s`);
  console.log(`  ${'total'.padEnd(12)} ${secondsSince(start).toFixed(1).padStart(6)} s`);
  const failed = outcomes.filter(({ passed }) => !passed).length;
  console.log(`${outcomes.length - failed} passed, ${failed} failed`);
  process.exitCode = failed > 0 ? 1 : 0;
}
