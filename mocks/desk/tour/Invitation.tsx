import XIcon from '@phosphor-icons/core/regular/x.svg?react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { Button } from '../../../src/ui/Button.tsx';
import { takeInvitation } from './firstVisit.ts';

/** How long the page must be at rest before the invitation appears, ms. */
const REST = 700;

/**
 * Whether to invite to the tour: on a first visit, once the visitor has read past the first view, which has the guest's
 * greeting and banner already.
 */
export function useInvitation() {
  const [invites, setInvites] = useState(false);
  useEffect(() => {
    let busy = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const ended = new AbortController();
    const { signal } = ended;
    const act = (): void => {
      busy = true;
    };
    const read = (): void => {
      clearTimeout(timer);
      if (scrollY < innerHeight / 2) return;
      timer = setTimeout(() => {
        ended.abort();
        setInvites(takeInvitation(busy));
      }, REST);
    };
    // Scrolling does not count: the visitor is still looking at the page.
    document.addEventListener('click', act, { capture: true, signal });
    document.addEventListener('keydown', act, { capture: true, signal });
    document.addEventListener('scroll', read, { passive: true, signal });
    read();
    return () => {
      clearTimeout(timer);
      ended.abort();
    };
  }, []);
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
