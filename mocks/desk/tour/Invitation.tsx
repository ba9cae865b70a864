import XIcon from '@phosphor-icons/core/regular/x.svg?react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { Button } from '../../../src/ui/Button.tsx';
import { takeInvitation } from './firstVisit.ts';
import { onceRead } from './onceRead.ts';

/**
 * Whether to invite to the tour: on a first visit, once the visitor has read past the first view, which has the guest's
 * greeting and banner already.
 */
export function useInvitation() {
  const [invites, setInvites] = useState(false);
  useEffect(() => onceRead((busy) => setInvites(takeInvitation(busy))), []);
  return { invites, stopInviting: () => setInvites(false) };
}

interface Props {
  onStart: () => void;
  onClose: () => void;
}

/** How long the invitation stays, ms, unless it is in use. */
const SHOWN = 8000;

/**
 * Offers the tour; it leaves after a while, on scrolling, or when the visitor presses anything else. The desk offers it,
 * too.
 * `data-toast`: the pencil's tab makes room for it, as for toasts.
 */
export function Invitation({ onStart, onClose }: Props) {
  const card = useRef<HTMLElement>(null);
  const leave = useEffectEvent(() => {
    if (!card.current?.matches(':hover, :focus-within')) onClose();
  });
  const press = useEffectEvent(({ target }: MouseEvent) => {
    // What was pressed may have been replaced by now.
    if (target instanceof Node && target.isConnected && !card.current?.contains(target)) onClose();
  });
  useEffect(() => {
    const ended = new AbortController();
    const timer = setInterval(() => leave(), SHOWN);
    document.addEventListener('scroll', () => leave(), { passive: true, signal: ended.signal });
    document.addEventListener('click', (event) => press(event), { signal: ended.signal });
    return () => {
      clearInterval(timer);
      ended.abort();
    };
  }, []);
  return (
    <section ref={card} className="tour-invitation" aria-label="Invitation to the tour" data-toast>
      <p>
        <b>New here?</b> See it in two minutes.
      </p>
      <Button size="sm" onClick={onStart}>
        Start tour
      </Button>
      <button type="button" className="close" aria-label="No, thanks" onClick={onClose}>
        <XIcon aria-hidden />
      </button>
    </section>
  );
}
