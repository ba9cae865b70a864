import type { Step } from './actions.ts';
import type { Result, Simulation } from './Simulation.ts';

/** Copies of a list with one part removed, largest parts first. */
function* withoutParts(steps: readonly Step[]): Generator<Step[]> {
  for (let size = Math.ceil(steps.length / 2); size >= 1; size = size === 1 ? 0 : Math.ceil(size / 2))
    for (let from = steps.length - size; from >= 0; from -= size)
      yield [...steps.slice(0, from), ...steps.slice(from + size)];
}

const kindOf = ({ problem }: Result): string | null =>
  problem &&
  problem
    .replaceAll(/\d+|'[^']*'/g, '')
    .split('\n')[0]!
    .slice(0, 40);

/** Removes steps as long as the same kind of problem occurs. */
export async function shrink(
  simulation: Simulation,
  seed: number,
  found: Result,
  mostTries: number,
): Promise<Result> {
  let best = found;
  for (let tries = 0; tries < mostTries;) {
    let better: Result | null = null;
    for (const steps of withoutParts(best.played)) {
      tries += 1;
      const result = await simulation.play(seed, steps);
      if (kindOf(result) === kindOf(found)) better = result;
      if (better || tries >= mostTries) break;
    }
    if (!better) break;
    best = better;
  }
  return best;
}
