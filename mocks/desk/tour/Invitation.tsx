import SignpostIcon from '@phosphor-icons/core/regular/signpost.svg?react';
import XIcon from '@phosphor-icons/core/regular/x.svg?react';
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
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

/** How long the whole card stays, ms; then it folds, as it does when the visitor scrolls. */
const UNFOLDED = 8000;

/**
 * Whether the card is folded to a small button: after a while or on scrolling, unless it is in use, and until it is
 * opened again.
 */
function useFolding(card: RefObject<HTMLElement | null>) {
  const [state, setState] = useState<'first' | 'folded' | 'reopened'>('first');
  useEffect(() => {
    if (state === 'folded') return undefined;
    const fold = (): void => {
      if (!card.current?.matches(':hover, :focus-within')) setState('folded');
    };
    const timer = setInterval(fold, UNFOLDED);
    document.addEventListener('scroll', fold, { passive: true });
    return () => {
      clearInterval(timer);
      document.removeEventListener('scroll', fold);
    };
  }, [card, state]);
  return { state, reopen: () => setState('reopened') };
}

/** Offers the tour; it leaves as soon as the visitor presses anything else. */
export function Invitation({ onStart, onClose }: Props) {
  const card = useRef<HTMLElement>(null);
  const { state, reopen } = useFolding(card);
  const folded = state === 'folded';
  useEffect(() => {
    // The button that had the focus is gone.
    if (state === 'reopened') card.current?.querySelector('button')?.focus();
  }, [state]);
  const leave = useEffectEvent(({ target }: MouseEvent) => {
    // What was pressed may have been replaced by now.
    if (target instanceof Node && target.isConnected && !card.current?.contains(target)) onClose();
  });
  useEffect(() => {
    const press = (event: MouseEvent): void => leave(event);
    document.addEventListener('click', press);
    return () => document.removeEventListener('click', press);
  }, []);
  return (
    <section
      ref={card}
      className="tour-invitation"
      data-folded={folded || undefined}
      aria-label="Invitation to the tour"
    >
      {folded ? (
        <button type="button" className="unfold" aria-expanded={false} onClick={reopen}>
          <SignpostIcon aria-hidden />
          Tour
        </button>
      ) : (
        <>
          <p>
            <b>New here?</b> See it in two minutes.
          </p>
          <Button variant="gold" size="sm" onClick={onStart}>
            Start tour
          </Button>
          <button type="button" className="close" aria-label="No, thanks" onClick={onClose}>
            <XIcon aria-hidden />
          </button>
        </>
      )}
    </section>
  );
}
