import { type Requirement } from './requirements.ts';
import { type Result } from './results.ts';

export interface RequirementCoverage extends Requirement {
  /** 'passed' if at least one passing test names it and no failing one does. */
  status: 'passed' | 'failed' | 'missing';
  results: Result[];
}

function statusOf(results: readonly Result[]): RequirementCoverage['status'] {
  if (results.some(({ status }) => status === 'failed')) return 'failed';
  return results.some(({ status }) => status === 'passed') ? 'passed' : 'missing';
}

/** Each requirement with the results that name it. */
export function coverageOf(
  requirements: readonly Requirement[],
  results: readonly Result[],
): RequirementCoverage[] {
  return requirements.map((requirement) => {
    const naming = results.filter(({ ids }) => ids.includes(requirement.id));
    return { ...requirement, status: statusOf(naming), results: naming };
  });
}

/** Unknown IDs named in results, each with the files that name it. */
export function unknownIds(known: ReadonlySet<string>, results: readonly Result[]): string[] {
  const mentions = results.flatMap(({ ids, file }) =>
    ids.filter((id) => !known.has(id)).map((id) => `${id} in ${file}`),
  );
  return [...new Set(mentions)];
}
