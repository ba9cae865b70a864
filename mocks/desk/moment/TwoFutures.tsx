import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { createDatabase } from '../../db/Database.ts';
import { secondPhone } from '../../moment/page/secondPhone.ts';
import { currentId } from '../people/seededPeople.ts';
import { useDesk } from '../useDesk.ts';
import { TWO_PHONES, useMedia } from '../useMedia.ts';
import { ForkButton, FutureComparison } from './FutureComparison.tsx';
import { SinglePhoneFutures } from './SinglePhoneFutures.tsx';
import { closeFork, keptFuture, secondPhoneFork } from './fork.ts';
import { keepSecondPhoneState } from './keepSecondPhoneState.ts';
import { describeDifferences, describeActions } from './describeFutures.ts';
import { RowButton } from '../parts/RowButton.tsx';

/** Starts another future on the second phone. */
function Begin() {
  const { backend, mockBackend, run } = useDesk();
  const begin = (): void =>
    run(async () => {
      secondPhone.change(null);
      keptFuture.change(null);
      const start = JSON.stringify(await mockBackend.momentFile());
      secondPhoneFork.change({ start, logged: backend.log.actions.length, lived: null });
    });
  return (
    <ForkButton
      about="The second phone goes on from this moment on its own. Do one thing here and another there. Other travellers pause until the fork is closed."
      onFork={begin}
    />
  );
}

/** The second phone's world as a local database. */
function useOtherWorld() {
  const future = useSyncExternalStore(secondPhoneFork.subscribe, secondPhoneFork.get);
  const rows = future?.lived?.rows;
  const db = useMemo(() => {
    if (!rows) return null;
    const world = createDatabase();
    world.load(rows);
    return world;
  }, [rows]);
  return { future, db };
}

function Differences() {
  const { backend, mockBackend, run } = useDesk();
  const { future, db } = useOtherWorld();
  const here = backend.log.actions.slice(future?.logged ?? 0);
  const actions = [
    describeActions(backend.db, here),
    db ? describeActions(db, future?.lived?.log ?? []) : [],
  ] as const;
  const nothing = (own: readonly string[]) => (own.length > 0 ? own : ['Nothing was done.']);
  const [a, b] = describeDifferences(backend.db, db ?? backend.db, currentId(backend));
  const close = (): void => closeFork('A');
  return (
    <FutureComparison
      a={{ title: 'A, on the left', sentences: [...nothing(actions[0]), ...a] }}
      b={{ title: 'B, on the right', sentences: [...nothing(actions[1]), ...b] }}
      onClose={close}
    >
      <RowButton onClick={close}>Keep A</RowButton>
      <RowButton onClick={() => run(() => keepSecondPhoneState(mockBackend))}>Keep B</RowButton>
    </FutureComparison>
  );
}

/** Says which future goes on after a fork was closed, until the page is left. */
function Kept() {
  const kept = useSyncExternalStore(keptFuture.subscribe, keptFuture.get);
  useEffect(() => () => keptFuture.change(null), []);
  return (
    <p className="small kept-future" role="status">
      {kept && `Future ${kept} was kept.`}
    </p>
  );
}

/** Two futures of one moment, side by side if there is room, and their differences. */
export function TwoFutures() {
  const fits = useMedia(TWO_PHONES);
  const future = useSyncExternalStore(secondPhoneFork.subscribe, secondPhoneFork.get);
  const shown = future ? <Differences /> : <Begin />;
  return (
    <>
      {fits ? shown : <SinglePhoneFutures />}
      <Kept />
    </>
  );
}
