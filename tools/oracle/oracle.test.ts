import { expect, test } from 'vitest';
import { runSequences } from './runSequences.ts';

/** A few, for a quick answer while editing; `npm test` runs 10,000 (`test:oracle`). */
const SEQUENCES = 100;

test('[WORLD-05, PTS-15, PTS-17] answers as the model of the specification does', async () => {
  const { failure } = await runSequences({ sequences: SEQUENCES, seed: 1 });
  expect(failure).toBeNull();
}, 300_000);
