import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react';
import * as z from 'zod/mini';
import { LogoMark } from '../../src/brand/LogoMark.tsx';
import { useScrollingDown } from '../../src/ui/useScrollingDown.ts';
import { createSetting } from './deskSettings.ts';

/** Height of the tab above the bottom of the window, px. */
const heightSetting = createSetting('tab-height', z.number(), 84);
/** Minimum distance from the window's edges, and the arrow-key step, px. */
const MARGIN = 8;
const STEP = 24;
/** A press that moves further is a drag, px. */
const DRAG = 6;
const SIZE = 56;

const within = (bottom: number): number =>
  Math.min(Math.max(bottom, MARGIN), globalThis.innerHeight - SIZE - MARGIN);

interface Props {
  wide: boolean;
  /** Visually hidden until it has keyboard focus. */
  hidden: boolean;
  onShow: () => void;
  /** Whether the user has just closed the desk. */
  takesFocus: boolean;
}

/** The tab at the left edge that opens the desk; it can be moved along the edge by dragging or with the arrow keys. */
export function DeskButton({ wide, hidden, onShow, takesFocus }: Props) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (takesFocus) button.current?.focus();
  }, [takesFocus]);
  const [bottom, setBottom] = useState(() => heightSetting.read());
  const isScrollingDown = useScrollingDown();
  const [from, setFrom] = useState<{ y: number; bottom: number; moved: boolean } | null>(null);
  const move = (next: number): void => {
    setBottom(within(next));
    heightSetting.write(within(next));
  };
  const drag = (event: PointerEvent<HTMLButtonElement>): void => {
    if (!from) return;
    const by = from.y - event.clientY;
    if (!from.moved && Math.abs(by) < DRAG) return;
    setFrom({ ...from, moved: true });
    move(from.bottom + by);
  };
  const step = (event: KeyboardEvent): void => {
    const by = { ArrowUp: STEP, ArrowDown: -STEP }[event.key];
    if (by === undefined) return;
    event.preventDefault();
    move(bottom + by);
  };
  return (
    <aside aria-label="Demo desk">
      <button
        type="button"
        ref={button}
        className="desk-tab"
        data-hidden={hidden || undefined}
        data-aside={(!wide && isScrollingDown) || undefined}
        aria-label="Show demo desk"
        style={{ bottom: within(bottom) }}
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId);
          setFrom({ y: event.clientY, bottom, moved: false });
        }}
        onPointerMove={drag}
        onPointerUp={() => setFrom((now) => (now?.moved ? now : null))}
        onKeyDown={step}
        onClick={() => {
          if (!from?.moved) onShow();
          setFrom(null);
        }}
      >
        <LogoMark size={wide ? 26 : 20} />
        <span aria-hidden>Desk</span>
      </button>
    </aside>
  );
}
