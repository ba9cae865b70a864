import ArrowsLeftRightIcon from '@phosphor-icons/core/regular/arrows-left-right.svg?react';
import DeviceMobileIcon from '@phosphor-icons/core/regular/device-mobile.svg?react';
import FootprintsIcon from '@phosphor-icons/core/regular/footprints.svg?react';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { SECOND_PHONE } from '../../../src/shared/mockStorage.ts';
import { displayName } from '../../../src/shared/rules/people.ts';
import { Button } from '../../../src/ui/Button.tsx';
import { secondPhone, type SecondPhone as SecondPhoneState } from '../../moment/page/secondPhone.ts';
import { FoldingSection } from '../components/Section.tsx';
import { currentUserId, shortName } from '../people/roleUsers.ts';
import type { Backend } from '../../createBackend.ts';
import { usePausedSimulator } from '../live/usePausedSimulator.ts';
import { useDesk } from '../useDesk.ts';
import { TWO_PHONES, useMedia } from '../useMedia.ts';
import { SecondPhone } from './SecondPhone.tsx';
import { NotificationLineDrawing } from './NotificationLineDrawing.tsx';
import { followWrites } from './followWrites.ts';
import { moveNotifications, notificationsOf } from './moveNotifications.ts';
import { useRecentNotifications } from './useRecentNotifications.ts';
import { shownAuthors } from './chooseOtherUser.ts';
import { showTwoTravellers } from './showTwoTravellers.ts';
import { useSyncedClock } from './useSyncedClock.ts';
import { useSyncedRoute } from './useSyncedRoute.ts';
import { type SecondFrame, useNotificationLine } from './useNotificationLine.ts';
import { delaySentence } from './notificationDelay.ts';

interface OpenSecondPhoneProps {
  phone: SecondPhoneState;
  onUserChange: (id: string) => void;
  onClose: () => void;
}

/** One line, so that the first view fits into a laptop's window. */
const hintFor = (firstName: string, hasPost: boolean): string =>
  hasPost
    ? `Like ${firstName}’s post: the right bell rings.`
    : `What concerns ${firstName} rings the right bell.`;

function nameOf({ db }: Pick<Backend, 'db'>, userId: string): string {
  const user = db.user.get(userId);
  return user ? displayName(user) : 'Visitor';
}

function OpenSecondPhone({ phone, onUserChange, onClose }: OpenSecondPhoneProps) {
  const { backend, mockBackend, run } = useDesk();
  const [secondFrame, setSecondFrame] = useState<SecondFrame | null>(null);
  const [follows, setFollows] = useState(false);
  const { line, isLineShown, clearLine } = useNotificationLine(secondFrame);
  useRecentNotifications(secondFrame, phone.userId);
  useSyncedClock(secondFrame);
  useSyncedRoute(secondFrame?.frame ?? null, follows);
  useEffect(() => followWrites(backend), [backend]);
  const name = nameOf(backend, phone.userId);
  const canLike = shownAuthors().includes(phone.userId);
  // Their news would cover the post that the hint asks to like.
  usePausedSimulator(canLike && line === null);
  const swap = (): void =>
    run(async () => {
      const me = currentUserId(backend);
      const page = secondFrame?.frame.contentDocument?.defaultView;
      const [here, there] = [notificationsOf(window), page && notificationsOf(page)];
      if (!here || !there) throw new Error('The second phone is still opening. Please try again.');
      const [mine, theirs] = [here.snapshot(), there.snapshot()];
      await Promise.all([
        moveNotifications(here, theirs, phone.userId, mockBackend.signIn),
        moveNotifications(there, mine, me, async (id) => page?.mockBackend?.signIn(id)),
      ]);
      clearLine();
      onUserChange(me);
    });
  return (
    <>
      <p className="small" role="status">
        {line
          ? delaySentence(line.action, line.ms)
          : hintFor(shortName(phone.userId, backend.db.user.get(phone.userId)), canLike)}
      </p>
      <SecondPhone
        label={`Phone of ${name}`}
        title={name}
        firstTitle={nameOf(backend, currentUserId(backend))}
        frame={SECOND_PHONE}
        address={phone.address}
        onLoad={(frame) => setSecondFrame({ frame })}
        onClose={onClose}
      >
        <button type="button" title="Let the two people change places" onClick={swap}>
          <ArrowsLeftRightIcon aria-hidden />
          Swap
        </button>
        <button
          type="button"
          title="Show the same screen on both phones"
          aria-pressed={follows}
          onClick={() => setFollows(!follows)}
        >
          <FootprintsIcon aria-hidden />
          Follow
        </button>
      </SecondPhone>
      {line && isLineShown && createPortal(<NotificationLineDrawing line={line} />, document.body)}
    </>
  );
}

/** A second phone next to the first, signed in as another user of the same world. */
export function TwoTravellers() {
  const { backend, run } = useDesk();
  const fits = useMedia(TWO_PHONES);
  const phone = useSyncExternalStore(secondPhone.subscribe, secondPhone.get);
  const open = (): void => run(() => showTwoTravellers(backend));
  const isOpen = phone !== null && fits;
  return (
    <FoldingSection
      id="desk-two"
      title="Two travellers"
      staysOpen={isOpen}
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
      {!fits && (
        <p className="small">
          Two phones need a wider window, such as a laptop’s. Switch people above instead.
        </p>
      )}
      {isOpen && (
        <OpenSecondPhone
          key={phone.id}
          phone={phone}
          onUserChange={(userId) => secondPhone.change({ ...phone, userId })}
          onClose={() => secondPhone.change(null)}
        />
      )}
    </FoldingSection>
  );
}
