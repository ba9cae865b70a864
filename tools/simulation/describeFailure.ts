import type { Result } from './Simulation.ts';

/** A failure as steps that can be followed by hand. */
export const describeFailure = (seed: number, { words, problem, link }: Result): string =>
  [
    `Seed ${seed}: ${problem ?? 'no problem'}`,
    ...words.map((word, index) => `${index + 1}. ${word}`),
    ...(link === null ? [] : [`What the server had then: ${link}`]),
  ].join('\n');
