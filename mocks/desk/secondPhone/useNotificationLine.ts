import { useEffect, useState } from 'react';
import { currentUserId } from '../people/roleUsers.ts';
import { useDesk } from '../useDesk.ts';
import { unreadCountOf, actionOf } from './notificationDelay.ts';

const BELL = 'button[aria-label^="Notifications"]';
/** A bell that rings later than this has another cause, ms. */
const MAX_DELAY = 5000;
/** How long the line is shown, ms. */
const SHOWN_FOR = 2000;

interface Point {
  x: number;
  y: number;
}
export interface NotificationLine {
  action: string;
  ms: number;
  from: Point;
  to: Point;
  /** The horizontal bounds of the gap between the phones, px. */
  gap: { left: number; right: number };
}
/** The second phone's frame; a new object on each load. */
export interface SecondFrame {
  frame: HTMLIFrameElement;
}

const centerOf = (element: Element, left = 0, top = 0): Point => {
  const box = element.getBoundingClientRect();
  return { x: left + box.x + box.width / 2, y: top + box.y + box.height / 2 };
};

/** Calls `onRing` when the unread count of the second phone's bell increases. */
function observeBell(frame: HTMLIFrameElement, onRing: (bell: Element) => void): () => void {
  const page = frame.contentDocument;
  if (!page) return () => undefined;
  const count = (): number => unreadCountOf(page.querySelector(BELL)?.getAttribute('aria-label') ?? null);
  let before = count();
  const observer = new MutationObserver(() => {
    const now = count();
    const bell = page.querySelector(BELL);
    if (now > before && bell) onRing(bell);
    before = now;
  });
  observer.observe(page, { subtree: true, childList: true, attributeFilter: ['aria-label'] });
  return () => observer.disconnect();
}

/** Tracks where something was last pressed, since Safari does not focus a pressed button. */
function observePresses(): { last: () => Point; stop: () => void } {
  let last = centerOf(document.body);
  const press = ({ target }: MouseEvent): void => {
    if (target instanceof Element) last = centerOf(target.closest('button') ?? target);
  };
  document.addEventListener('click', press, { capture: true });
  return {
    last: () => last,
    stop: () => document.removeEventListener('click', press, { capture: true }),
  };
}

/** The last action on the left that rang the bell on the right, as a line between them; `isLineShown` while it is drawn. */
export function useNotificationLine(phone: SecondFrame | null) {
  const { backend } = useDesk();
  const [line, setLine] = useState<NotificationLine | null>(null);
  const [isLineShown, setLineShown] = useState(false);
  useEffect(() => {
    let done: { action: string; at: number; from: Point } | null = null;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const presses = observePresses();
    const stopRows = backend.db.onChange((change) => {
      const action = actionOf(change, currentUserId(backend));
      if (action) done = { action, at: performance.now(), from: presses.last() };
    });
    const frame = phone?.frame;
    const stopBell = frame
      ? observeBell(frame, (bell) => {
          const ms = done ? performance.now() - done.at : MAX_DELAY;
          if (!done || ms >= MAX_DELAY) return;
          const { left, top } = frame.getBoundingClientRect();
          const column = document.querySelector('#root > div')?.getBoundingClientRect();
          const gap = { left: column?.right ?? left, right: left };
          setLine({ action: done.action, ms, from: done.from, to: centerOf(bell, left, top), gap });
          setLineShown(true);
          clearTimeout(timer);
          timer = setTimeout(() => setLineShown(false), SHOWN_FOR);
          done = null;
        })
      : () => undefined;
    return () => {
      presses.stop();
      stopRows();
      stopBell();
      clearTimeout(timer);
    };
  }, [backend, phone]);
  return { line, isLineShown, clearLine: () => setLine(null) };
}
