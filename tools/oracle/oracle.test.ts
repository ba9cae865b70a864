import { expect, test } from 'vitest';
import { runSequences } from './runSequences.ts';

/** As many as fit in about 10 seconds of one core; `npm run oracle` runs more. */
const SEQUENCES = 400;

test('[WORLD-05, PTS-15, PTS-17] answers as the model of the specification does', async () => {
  const { failure } = await runSequences({ sequences: SEQUENCES, seed: 1 });
  expect(failure).toBeNull();
}, 300_000);
