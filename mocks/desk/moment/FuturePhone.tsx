import CheckIcon from '@phosphor-icons/core/regular/check.svg?react';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { withBase } from '../../../src/routes.ts';
import { VISITOR } from '../../http/session.ts';
import { OTHER_FUTURE } from '../../persistence/openStorage.ts';
import { SecondPhone } from '../second/SecondPhone.tsx';
import { secondAddress } from '../../moment/page/secondPhone.ts';
import { useSameClock } from '../second/useSameClock.ts';
import type { SecondFrame } from '../second/useWire.ts';
import { useDesk } from '../useDesk.ts';
import { otherFuture } from './fork.ts';
import { keepOther } from './keepOther.ts';

/** How often it is looked at what was done there, ms. */
const EVERY = 500;

/** Opens the moment of the fork in the phone, then keeps what becomes of it. */
function useLived(phone: SecondFrame | null): void {
  const { run } = useDesk();
  useEffect(() => {
    const there = phone?.frame.contentWindow?.mockBackend;
    const start = otherFuture.get()?.start;
    if (!phone || !there || start === undefined) return undefined;
    let seen: string | null = null;
    const look = async (): Promise<void> => {
      const log = await there.log();
      const state = JSON.stringify(log.map(({ id }) => id));
      const future = otherFuture.get();
      if (state === seen || !future) return;
      seen = state;
      const { rows } = await there.snapshot();
      otherFuture.change({ ...future, lived: { log: log.slice(future.logged), rows } });
    };
    let timer: ReturnType<typeof setInterval> | undefined;
    let isOpen = true;
    run(async () => {
      await there.ready;
      await there.openMoment(start);
      await look();
      phone.frame.toggleAttribute('data-ready', true);
      if (isOpen) timer = setInterval(() => void look(), EVERY);
    });
    return () => {
      isOpen = false;
      clearInterval(timer);
    };
  }, [phone, run]);
}

function Opened() {
  const { mockBackend, run } = useDesk();
  const [phone, setPhone] = useState<SecondFrame | null>(null);
  // As nobody until the moment is open: a level that it brings would count as reached just now.
  const [address] = useState(() => secondAddress(new URL(withBase(''), location.href).href, VISITOR, null));
  useLived(phone);
  useSameClock(phone);
  return (
    <SecondPhone
      label="Future B"
      title="Future B"
      frame={OTHER_FUTURE}
      address={address}
      onLoad={(frame) => setPhone({ frame })}
      onClose={() => otherFuture.change(null)}
    >
      <button type="button" onClick={() => run(() => keepOther(mockBackend))}>
        <CheckIcon aria-hidden />
        Keep B
      </button>
    </SecondPhone>
  );
}

/** The other future, in the second phone. */
export function FuturePhone() {
  const future = useSyncExternalStore(otherFuture.subscribe, otherFuture.get);
  return future && <Opened key={future.start} />;
}
