import { useSyncExternalStore } from 'react';
import { Button } from '../../../src/ui/Button.tsx';
import { pointsOf } from '../../rules/ranking.ts';
import { currentUserId, firstNameOf } from '../people/roleUsers.ts';
import { useDesk } from '../useDesk.ts';
import { ForkButton, FutureComparison } from './FutureComparison.tsx';
import {
  type SinglePhoneFork,
  type ForkBranch,
  closeFork,
  chosenFuture,
  orNothing,
  singlePhoneFork,
} from './fork.ts';
import { logSentence } from './logSentences.ts';

/** The future shown on the phone, up to now. */
function useShownFuture(forked: SinglePhoneFork | null): Omit<ForkBranch, 'snapshot'> {
  const { backend } = useDesk();
  const since = backend.log.actions.slice(forked?.logged ?? 0);
  const actions = [
    ...(forked?.earlierActions ?? []),
    ...since.map((entry) => logSentence(backend.db, entry)),
  ];
  return { actions, points: pointsOf(backend.db, currentUserId(backend)) };
}

/** Two futures with room for only one phone: first one is played, then the other from the same moment. */
export function SinglePhoneFutures() {
  const { backend, mockBackend, run } = useDesk();
  const forked = useSyncExternalStore(singlePhoneFork.subscribe, singlePhoneFork.get);
  const currentFuture = useShownFuture(forked);
  const name = firstNameOf(backend);
  const sentences = ({ actions, points }: Omit<ForkBranch, 'snapshot'>) => [
    ...orNothing(actions),
    `${name} has ${points} points`,
  ];
  const begin = (): void =>
    run(async () => {
      const start = await mockBackend.snapshot();
      chosenFuture.change(null);
      singlePhoneFork.change({
        start,
        earlierActions: [],
        logged: backend.log.actions.length,
        shown: 'A',
        other: null,
      });
    });
  if (!forked)
    return <ForkButton about="Try one thing, then another, from this very moment on." onFork={begin} />;
  /** Switches to the other future, which starts at the fork if it has not been played yet. */
  const switchFuture = (): void =>
    run(async () => {
      const left: ForkBranch = { ...currentFuture, snapshot: await mockBackend.snapshot() };
      await mockBackend.restore(forked.other?.snapshot ?? forked.start);
      const next = forked.shown === 'A' ? 'B' : 'A';
      const earlierActions = forked.other?.actions ?? [];
      singlePhoneFork.change({
        ...forked,
        shown: next,
        earlierActions,
        logged: backend.log.actions.length,
        other: left,
      });
    });
  const keepFuture = (which: 'A' | 'B'): void =>
    run(async () => {
      if (which !== forked.shown && forked.other) await mockBackend.restore(forked.other.snapshot);
      closeFork(which);
    });
  const here = sentences(currentFuture);
  const there = forked.other ? sentences(forked.other) : ['Not tried yet.'];
  const [a, b] = forked.shown === 'A' ? [here, there] : [there, here];
  const title = (which: 'A' | 'B'): string => (forked.shown === which ? `${which}, in the phone` : which);
  return (
    <FutureComparison
      a={{ title: title('A'), sentences: a }}
      b={{ title: title('B'), sentences: b }}
      onClose={() => closeFork(forked.shown)}
    >
      <Button variant="line" size="sm" full onClick={switchFuture}>
        {forked.shown === 'A' ? 'Try future B' : 'Back to future A'}
      </Button>
      {(['A', 'B'] as const).map((which) => (
        <Button
          key={which}
          variant="line"
          size="sm"
          className="grow"
          disabled={which !== forked.shown && !forked.other}
          onClick={() => keepFuture(which)}
        >
          Keep {which}
        </Button>
      ))}
    </FutureComparison>
  );
}
