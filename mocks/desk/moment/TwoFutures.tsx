import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { createDatabase } from '../../db/Database.ts';
import { secondPhone } from '../../moment/page/secondPhone.ts';
import { currentUserId } from '../people/roleUsers.ts';
import { useDesk } from '../useDesk.ts';
import { TWO_PHONES, useMedia } from '../useMedia.ts';
import { ForkButton, FutureComparison } from './FutureComparison.tsx';
import { SinglePhoneFutures } from './SinglePhoneFutures.tsx';
import { closeFork, chosenFuture, orNothing, secondPhoneFork } from './fork.ts';
import { continueFromSecondPhone } from './continueFromSecondPhone.ts';
import { describeDifferences, describeActions } from './describeFutures.ts';
import { RowButton } from '../components/RowButton.tsx';

/** Starts another future on the second phone. */
function StartFork() {
  const { backend, mockBackend, run } = useDesk();
  const begin = (): void =>
    run(async () => {
      secondPhone.change(null);
      chosenFuture.change(null);
      const start = JSON.stringify(await mockBackend.momentFile());
      secondPhoneFork.change({ start, logged: backend.log.actions.length, current: null });
    });
  return (
    <ForkButton
      about="The second phone goes on from this moment on its own. Do one thing here and another there. Other travellers pause until the fork is closed."
      onFork={begin}
    />
  );
}

/** The second phone's world as a local database. */
function useForkedDatabase() {
  const future = useSyncExternalStore(secondPhoneFork.subscribe, secondPhoneFork.get);
  const rows = future?.current?.rows;
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
  const { future, db } = useForkedDatabase();
  const here = backend.log.actions.slice(future?.logged ?? 0);
  const actions = [
    describeActions(backend.db, here),
    db ? describeActions(db, future?.current?.log ?? []) : [],
  ] as const;
  const [a, b] = describeDifferences(backend.db, db ?? backend.db, currentUserId(backend));
  const close = (): void => closeFork('A');
  return (
    <FutureComparison
      a={{ title: 'A, on the left', sentences: [...orNothing(actions[0]), ...a] }}
      b={{ title: 'B, on the right', sentences: [...orNothing(actions[1]), ...b] }}
      onClose={close}
    >
      <RowButton onClick={close}>Keep A</RowButton>
      <RowButton onClick={() => run(() => continueFromSecondPhone(mockBackend))}>Keep B</RowButton>
    </FutureComparison>
  );
}

/** Says which future goes on after a fork was closed, until the page is left. */
function ChosenFuture() {
  const future = useSyncExternalStore(chosenFuture.subscribe, chosenFuture.get);
  useEffect(() => () => chosenFuture.change(null), []);
  return (
    <p className="small kept-future" role="status">
      {future && `Future ${future} was kept.`}
    </p>
  );
}

/** Two futures of one moment, side by side if there is room, and their differences. */
export function TwoFutures() {
  const fits = useMedia(TWO_PHONES);
  const future = useSyncExternalStore(secondPhoneFork.subscribe, secondPhoneFork.get);
  const content = future ? <Differences /> : <StartFork />;
  return (
    <>
      {fits ? content : <SinglePhoneFutures />}
      <ChosenFuture />
    </>
  );
}
