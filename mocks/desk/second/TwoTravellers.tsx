import ArrowsLeftRightIcon from '@phosphor-icons/core/regular/arrows-left-right.svg?react';
import DeviceMobileIcon from '@phosphor-icons/core/regular/device-mobile.svg?react';
import FootprintsIcon from '@phosphor-icons/core/regular/footprints.svg?react';
import { useState, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { SECOND_PHONE } from '../../../src/shared/mockStorage.ts';
import { displayName } from '../../../src/shared/rules/people.ts';
import { Button } from '../../../src/ui/Button.tsx';
import { openSecondPhone, secondPhone, type SecondPhone as Held } from '../../moment/page/secondPhone.ts';
import { otherFuture } from '../moment/fork.ts';
import { Section } from '../parts/Section.tsx';
import { currentId } from '../people/seededPeople.ts';
import { useDesk } from '../useDesk.ts';
import { TWO_PHONES, useMedia } from '../useMedia.ts';
import { SecondPhone } from './SecondPhone.tsx';
import { WireDrawing } from './WireDrawing.tsx';
import { otherPerson, shownAuthors } from './otherPerson.ts';
import { useSameClock } from './useSameClock.ts';
import { useFollow } from './useFollow.ts';
import { type SecondFrame, useWire } from './useWire.ts';
import { wireSentence } from './wires.ts';

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
  const user = backend.db.user.get(held.userId);
  const name = user ? displayName(user) : 'Visitor';
  const swap = (): void =>
    run(async () => {
      const me = currentId(backend);
      await mockBackend.signIn(held.userId);
      await phone?.frame.contentWindow?.mockBackend?.signIn(me);
      onPerson(me);
    });
  return (
    <>
      <p className="small" role="status">
        {wire
          ? wireSentence(wire.action, wire.ms)
          : `Like a post by ${name} on the left: the bell on the right rings.`}
      </p>
      <SecondPhone
        label={`Phone of ${name}`}
        title={name}
        frame={SECOND_PHONE}
        address={held.address}
        onLoad={(frame) => setPhone({ frame })}
        onClose={onClose}
      >
        <button type="button" onClick={swap}>
          <ArrowsLeftRightIcon aria-hidden />
          Swap
        </button>
        <button type="button" aria-pressed={follows} onClick={() => setFollows(!follows)}>
          <FootprintsIcon aria-hidden />
          Follow
        </button>
      </SecondPhone>
      {wire && fresh && createPortal(<WireDrawing wire={wire} />, document.body)}
    </>
  );
}

/** A second phone next to the first, signed in as another user of the same world. */
export function TwoTravellers() {
  const { backend } = useDesk();
  const fits = useMedia(TWO_PHONES);
  const held = useSyncExternalStore(secondPhone.subscribe, secondPhone.get);
  const open = (): void => {
    otherFuture.change(null);
    openSecondPhone(otherPerson(backend.db, currentId(backend), shownAuthors()));
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
          onClick={isOpen ? () => secondPhone.change(null) : open}
        >
          <DeviceMobileIcon aria-hidden />
          {isOpen ? 'Close second phone' : 'Open second phone'}
        </Button>
      }
    >
      {!fits && <p className="small">Two phones need a window of 1,200 pixels.</p>}
      {isOpen && (
        <Opened
          key={held.id}
          held={held}
          onPerson={(userId) => secondPhone.change({ ...held, userId })}
          onClose={() => secondPhone.change(null)}
        />
      )}
    </Section>
  );
}
