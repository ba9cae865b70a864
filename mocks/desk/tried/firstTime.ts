import type { Action } from '../../world/ActionLog.ts';

type LoggedAction = Pick<Action, 'as' | 'path' | 'changes'>;

const firstTimeSentences: readonly [what: string, isDone: (action: LoggedAction) => boolean][] = [
  [
    'Liked',
    ({ path, changes }) =>
      path.endsWith('/like') && changes.some(({ table, row }) => table === 'like' && row !== null),
  ],
  ['Posted', ({ path }) => path === '/api/posts'],
];

/** What the user of the latest action did for the first time in this world: 'Liked'; null if nothing. */
export function firstTimeOf(log: readonly LoggedAction[]): string | null {
  const latest = log.at(-1);
  if (!latest) return null;
  const own = log.filter(({ as }) => as === latest.as);
  const first = firstTimeSentences.find(([, isDone]) => isDone(latest) && own.filter(isDone).length === 1);
  return first?.[0] ?? null;
}
