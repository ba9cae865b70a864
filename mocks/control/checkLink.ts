import type { UserRow } from '../db/rows.ts';
import { VISITOR, unknownUserError } from '../http/session.ts';
import { scenariosByName } from '../scenarios/scenarios.ts';
import type { ParsedLink } from './links.ts';
import type { Notify } from './notices.ts';
import { unknownNameError } from './unknownNameError.ts';

function unknownNames({ state: { scenario, as } }: ParsedLink, users: readonly UserRow[]): string[] {
  const problems: RangeError[] = [];
  if (scenario !== undefined && !scenariosByName.has(scenario))
    problems.push(unknownNameError('No such scenario', scenario, scenariosByName.keys()));
  if (as !== undefined && as !== VISITOR && !users.some(({ id }) => id === as))
    problems.push(unknownUserError(as, users));
  return problems.map(({ message }) => message);
}

/** Returns the link, or an empty one if any of its parameters is invalid. */
export function checkLink(link: ParsedLink, users: readonly UserRow[], notify: Notify): ParsedLink {
  const problems = [...link.problems, ...unknownNames(link, users)];
  for (const description of problems) notify({ title: 'Link not understood', description });
  return problems.length > 0 ? { state: {}, problems, cleaned: link.cleaned } : link;
}
