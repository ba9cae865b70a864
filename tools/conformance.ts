import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { createCheckContext } from './conformance/createCheckContext.ts';
import { Unreachable } from './conformance/exchange.ts';
import { type Options, USAGE, parseOptions } from './conformance/options.ts';
import { createPrinter, junit, summary } from './conformance/report.ts';
import { runAll } from './conformance/run.ts';

const DIFFERS = 1;
const NOT_RUN = 2;

function readOptions(): Options | null {
  try {
    return parseOptions(process.argv.slice(2));
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : String(error)}\n\n${USAGE}`);
    return null;
  }
}

async function run(options: Options): Promise<number> {
  const { context, leave } = await createCheckContext(options);
  const result = await runAll(context, createPrinter(console.log));
  await leave();
  console.log(summary(result));
  if (options.report !== undefined) {
    mkdirSync(path.dirname(path.resolve(options.report)), { recursive: true });
    writeFileSync(options.report, junit(result));
  }
  return result.results.some(({ outcome }) => outcome === 'differs') ? DIFFERS : 0;
}

/** `npm run conformance`: tests the contract on any server that claims to implement it. */
const options = readOptions();
try {
  process.exitCode = options ? await run(options) : NOT_RUN;
} catch (error) {
  if (!(error instanceof Unreachable)) throw error;
  console.error(`The server cannot be reached. ${error.message}`);
  process.exitCode = NOT_RUN;
}
