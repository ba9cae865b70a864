import DeviceMobileIcon from '@phosphor-icons/core/regular/device-mobile.svg?react';
import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { clock } from '../../../src/shared/clock.ts';
import { displayName } from '../../../src/shared/rules/people.ts';
import { Button } from '../../../src/ui/Button.tsx';
import { VISITOR } from '../../http/session.ts';
import { Section } from '../parts/Section.tsx';
import { currentId } from '../people/seededPeople.ts';
import { useDesk } from '../useDesk.ts';
import { useMedia } from '../useMedia.ts';
import { SecondPhone } from './SecondPhone.tsx';
import { WireDrawing } from './WireDrawing.tsx';
import { otherPerson, secondAddress } from './secondPhoneState.ts';
import { useFollow } from './useFollow.ts';
import { type SecondFrame, useWire } from './useWire.ts';
import { wireSentence } from './wires.ts';

interface Held {
  userId: string;
  address: string;
}

/** Keeps the clock of the second phone with that of the first. */
function useSameClock(phone: SecondFrame | null): void {
  useEffect(
    () =>
      clock.subscribe(() => {
        const other = phone?.frame.contentWindow?.mockBackend?.clock;
        void (clock.isFrozen() ? other?.freeze() : other?.run());
        void other?.set(clock.now());
      }),
    [phone],
  );
}

interface OpenedProps {
  held: Held;
  onPerson: (id: string) => void;
  onClose: () => void;
}

function Opened({ held, onPerson, onClose }: OpenedProps) {
  const { backend, mockBackend, run } = useDesk();
  const [phone, setPhone] = useState<SecondFrame | null>(null);
  const [follows, setFollows] = useState(false);
  const { wire, fresh } = useWire(phone);
  useSameClock(phone);
  useFollow(phone?.frame ?? null, follows);
  useEffect(() => {
    document.documentElement.toggleAttribute('data-second', true);
    return () => document.documentElement.removeAttribute('data-second');
  }, []);
  const user = backend.db.user.get(held.userId);
  const swap = (): void =>
    run(async () => {
      const me = currentId(backend);
      await (held.userId === VISITOR ? mockBackend.signOut() : mockBackend.signIn(held.userId));
      const other = phone?.frame.contentWindow?.mockBackend;
      await (me === VISITOR ? other?.signOut() : other?.signIn(me));
      onPerson(me);
    });
  return (
    <>
      <p className="small" role="status">
        {wire
          ? wireSentence(wire.action, wire.ms)
          : 'What one does, the other sees. Like something on the left.'}
      </p>
      {createPortal(
        <>
          <SecondPhone
            address={held.address}
            name={user ? displayName(user) : 'Visitor'}
            follows={follows}
            onFollow={setFollows}
            onSwap={swap}
            onClose={onClose}
            onLoad={(frame) => setPhone({ frame })}
          />
          {wire && fresh && <WireDrawing wire={wire} />}
        </>,
        document.body,
      )}
    </>
  );
}

/** A second phone beside the first, as another person in the same world. */
export function TwoTravellers() {
  const { backend } = useDesk();
  const fits = useMedia('(min-width: 1200px)');
  const [held, setHeld] = useState<Held | null>(null);
  const open = (): void => {
    const userId = otherPerson(backend);
    const now = clock.offset() === 0 ? null : clock.iso();
    setHeld({ userId, address: secondAddress(location.href, userId, now) });
  };
  const isOpen = held !== null && fits;
  return (
    <Section
      id="desk-two"
      title="Two travellers"
      aside={
        <Button
          variant="line"
          size="sm"
          className="compact"
          disabled={!fits}
          onClick={isOpen ? () => setHeld(null) : open}
        >
          <DeviceMobileIcon aria-hidden />
          {isOpen ? 'Close second phone' : 'Open second phone'}
        </Button>
      }
    >
      {!fits && <p className="small">Two phones need a window of 1,200 pixels.</p>}
      {isOpen && (
        <Opened
          held={held}
          onPerson={(userId) => setHeld({ ...held, userId })}
          onClose={() => setHeld(null)}
        />
      )}
    </Section>
  );
}
