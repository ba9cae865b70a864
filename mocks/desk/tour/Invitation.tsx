import XIcon from '@phosphor-icons/core/regular/x.svg?react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { Button } from '../../../src/ui/Button.tsx';
import { takeInvitation } from './firstVisit.ts';

/** How long a visitor sees the page before the invitation appears, ms. */
const DELAY = 2500;

/** Whether to invite to the tour: on a first visit, after a first look at the page. */
export function useInvitation() {
  const [invites, setInvites] = useState(false);
  useEffect(() => {
    let busy = false;
    const act = (): void => {
      busy = true;
    };
    // Scrolling does not count: the visitor is still looking at the page.
    document.addEventListener('click', act, { capture: true });
    document.addEventListener('keydown', act, { capture: true });
    const timer = setTimeout(() => setInvites(takeInvitation(busy)), DELAY);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('click', act, { capture: true });
      document.removeEventListener('keydown', act, { capture: true });
    };
  }, []);
  return { invites, stopInviting: () => setInvites(false) };
}

interface Props {
  onStart: () => void;
  onClose: () => void;
}

/** A small card that offers the tour; it leaves as soon as the visitor presses anything else. */
export function Invitation({ onStart, onClose }: Props) {
  const card = useRef<HTMLElement>(null);
  const leave = useEffectEvent(({ target }: MouseEvent) => {
    if (target instanceof Node && !card.current?.contains(target)) onClose();
  });
  useEffect(() => {
    const press = (event: MouseEvent): void => leave(event);
    document.addEventListener('click', press);
    return () => document.removeEventListener('click', press);
  }, []);
  return (
    <section ref={card} className="tour-invitation" aria-label="Invitation to the tour">
      <p>
        <b>New here?</b> See it in two minutes.
      </p>
      <Button variant="gold" size="sm" onClick={onStart}>
        Start tour
      </Button>
      <button type="button" className="close" aria-label="No, thanks" onClick={onClose}>
        <XIcon aria-hidden />
      </button>
    </section>
  );
}
