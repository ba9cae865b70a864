import { useSyncExternalStore } from 'react';
import { Button } from '../../../src/ui/Button.tsx';
import { pointsOf } from '../../rules/ranking.ts';
import { currentId, firstNameOf } from '../people/seededPeople.ts';
import { useDesk } from '../useDesk.ts';
import { type Fork, type Future, fork, marked } from './fork.ts';
import { logSentence } from './logWords.ts';

/** The future that the phone shows, as far as it has come. */
function useShownFuture(forked: Fork | null): Omit<Future, 'snapshot'> {
  const { backend } = useDesk();
  const since = backend.log.actions.slice(forked?.logged ?? 0);
  const deeds = [...(forked?.lived ?? []), ...since.map((entry) => logSentence(backend.db, entry))];
  return { deeds, points: pointsOf(backend.db, currentId(backend)) };
}

function Column({ title, own, other }: { title: string; own: readonly string[]; other: readonly string[] }) {
  return (
    <div>
      <h3>{title}</h3>
      {marked(own, other).map(({ sentence, differs }) => (
        <p key={sentence}>{differs ? <mark>{sentence}</mark> : sentence}</p>
      ))}
    </div>
  );
}

/** Two futures of one moment: the first is lived, then the second from the same moment on; one of them is kept. */
export function TwoFutures() {
  const { backend, mockBackend, run } = useDesk();
  const forked = useSyncExternalStore(fork.subscribe, fork.get);
  const shown = useShownFuture(forked);
  const name = firstNameOf(backend);
  const sentences = ({ deeds, points }: Omit<Future, 'snapshot'>) => [
    ...deeds,
    `${name} has ${points} points`,
  ];
  const begin = (): void =>
    run(async () => {
      const start = await mockBackend.snapshot();
      fork.change({ start, lived: [], logged: backend.log.actions.length, shown: 'A', other: null });
    });
  if (!forked)
    return (
      <div className="section fields">
        <h2>Two futures</h2>
        <p className="small">Try one thing, then another, from this very moment on.</p>
        <Button variant="line" size="sm" full onClick={begin}>
          Fork
        </Button>
      </div>
    );
  /** Leaves this future for the other one, which begins at the fork where it was not lived yet. */
  const turn = (): void =>
    run(async () => {
      const left: Future = { ...shown, snapshot: await mockBackend.snapshot() };
      await mockBackend.restore(forked.other?.snapshot ?? forked.start);
      const shownNow = forked.shown === 'A' ? 'B' : 'A';
      const lived = forked.other?.deeds ?? [];
      fork.change({ ...forked, shown: shownNow, lived, logged: backend.log.actions.length, other: left });
    });
  const keep = (which: 'A' | 'B'): void =>
    run(async () => {
      if (which !== forked.shown && forked.other) await mockBackend.restore(forked.other.snapshot);
      fork.change(null);
    });
  const here = sentences(shown);
  const there = forked.other ? sentences(forked.other) : [];
  const [a, b] = forked.shown === 'A' ? [here, there] : [there, here];
  return (
    <div className="section">
      <div className="section-head">
        <h2>Two futures</h2>
        <button type="button" className="link-button" onClick={() => fork.change(null)}>
          Close fork
        </button>
      </div>
      <div className="futures">
        <Column title={forked.shown === 'A' ? 'A, in the phone' : 'A'} own={a} other={b} />
        <Column title={forked.shown === 'B' ? 'B, in the phone' : 'B'} own={b} other={a} />
      </div>
      <div className="row">
        <Button variant="line" size="sm" className="compact grow" onClick={turn}>
          {forked.shown === 'A' ? 'Live future B' : 'Back to future A'}
        </Button>
        {(['A', 'B'] as const).map((which) => (
          <Button
            key={which}
            variant="line"
            size="sm"
            className="compact grow"
            disabled={which !== forked.shown && !forked.other}
            onClick={() => keep(which)}
          >
            Keep {which}
          </Button>
        ))}
      </div>
    </div>
  );
}
