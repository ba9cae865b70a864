import CheckIcon from '@phosphor-icons/core/regular/check.svg?react';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { withBase } from '../../../src/routes.ts';
import { VISITOR } from '../../http/session.ts';
import { FORKED_PHONE } from '../../../src/shared/mockStorage.ts';
import { SecondPhone } from '../secondPhone/SecondPhone.tsx';
import { secondAddress } from '../../moment/page/secondPhone.ts';
import { moveNotifications, notificationsOf } from '../secondPhone/moveNotifications.ts';
import { useSyncedClock } from '../secondPhone/useSyncedClock.ts';
import type { SecondFrame } from '../secondPhone/useNotificationLine.ts';
import { usePausedSimulator } from '../live/usePausedSimulator.ts';
import { currentUserId } from '../people/roleUsers.ts';
import { useDesk } from '../useDesk.ts';
import { closeFork, secondPhoneFork } from './fork.ts';
import { continueFromSecondPhone } from './continueFromSecondPhone.ts';

/** Polling interval for the other world's log, ms. */
const POLL_INTERVAL = 500;

/** Opens the forked moment in the second phone, then tracks its log and rows. */
function useSecondPhoneLog(phone: SecondFrame | null): void {
  const { backend, run } = useDesk();
  useEffect(() => {
    const page = phone?.frame.contentDocument?.defaultView;
    const there = page?.mockBackend;
    const start = secondPhoneFork.get()?.start;
    if (!page || !there || start === undefined) return undefined;
    let seen: string | null = null;
    const look = async (): Promise<void> => {
      const log = await there.log();
      const state = JSON.stringify(log.map(({ id }) => id));
      const future = secondPhoneFork.get();
      if (state === seen || !future) return;
      seen = state;
      const { rows } = await there.snapshot();
      secondPhoneFork.change({ ...future, current: { log: log.slice(future.logged), rows } });
    };
    let timer: ReturnType<typeof setInterval> | undefined;
    let isOpen = true;
    run(async () => {
      await there.ready;
      const [from, to] = [notificationsOf(window), notificationsOf(page)];
      const openStart = () => there.openMoment(start);
      const me = currentUserId(backend);
      // A visitor has no notifications.
      const moves = from && to && me !== VISITOR;
      await (moves ? moveNotifications(to, from.snapshot(), me, openStart) : openStart());
      await look();
      phone.frame.toggleAttribute('data-ready', true);
      if (isOpen) timer = setInterval(() => void look(), POLL_INTERVAL);
    });
    return () => {
      isOpen = false;
      clearInterval(timer);
    };
  }, [backend, phone, run]);
}

function Opened() {
  const { mockBackend, run } = useDesk();
  const [phone, setPhone] = useState<SecondFrame | null>(null);
  // Signed out until the moment is open, otherwise its level would be announced as just reached.
  const [address] = useState(() => secondAddress(new URL(withBase(''), location.href).href, VISITOR, null));
  // The futures differ only by what is done in them.
  usePausedSimulator();
  useSecondPhoneLog(phone);
  useSyncedClock(phone);
  return (
    <SecondPhone
      label="Future B"
      title="Future B"
      firstTitle="Future A"
      frame={FORKED_PHONE}
      address={address}
      onLoad={(frame) => setPhone({ frame })}
      onClose={() => closeFork('A')}
    >
      <button type="button" onClick={() => run(() => continueFromSecondPhone(mockBackend))}>
        <CheckIcon aria-hidden />
        Keep B
      </button>
    </SecondPhone>
  );
}

/** The other future, shown on the second phone. */
export function FuturePhone() {
  const future = useSyncExternalStore(secondPhoneFork.subscribe, secondPhoneFork.get);
  return future && <Opened key={future.start} />;
}
