import { spawnSync } from 'node:child_process';

/** `npm run blast-radius`: tests every field of every reply, whereas `npm test` tries one field per reply. */
const { status } = spawnSync('npx', ['vitest', 'run', '--project', 'unit', 'tools/blastRadius'], {
  stdio: 'inherit',
  env: { ...process.env, BLAST_RADIUS: 'all' },
});
console.log('reports/blast-radius.md');
process.exitCode = status ?? 1;
