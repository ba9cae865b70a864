import { writeFileSync } from 'node:fs';
import { runAll } from './conformance/run.ts';
import { variantCheckContext } from './conformance/variants/variantServer.ts';
import { variants } from './conformance/variants/variants.ts';

const FILE = 'docs/conformance-variants.md';
const HEAD = `# What the conformance suite notices

Written by \`npm run conformance:variants\`: each line is a server that breaks one rule, and the checks that turn red.
A unit test runs the first check of each line.

| the server is wrong in that | checks that notice |
| --- | --- |
`;

/** `npm run conformance:variants`: runs the whole suite against each broken server and writes the table. */
const lines: string[] = [];
for (const [name, variant] of Object.entries(variants)) {
  const { results } = await runAll(variantCheckContext(variant), () => undefined);
  const red = results.filter(({ outcome }) => outcome === 'differs').map(({ title }) => title);
  if (red.length === 0) process.exitCode = 1;
  console.log(`${red.length === 0 ? '✗' : '✓'} ${name}: noticed by ${red.length}`);
  lines.push(`| ${name} | ${red.join('<br>').replaceAll('|', String.raw`\|`)} |`);
}
writeFileSync(FILE, `${HEAD}${lines.join('\n')}\n`);
