import type { NotificationLine } from './useNotificationLine.ts';
import { delayText } from './notificationDelay.ts';

/** Rings around the pressed element and the bell, with a line between them through the gap. Decorative. */
export function NotificationLineDrawing({ line: { from, to, ms, gap } }: { line: NotificationLine }) {
  const middle = (gap.left + gap.right) / 2;
  const path = `M${gap.left} ${from.y}H${middle}V${to.y}H${gap.right}`;
  return (
    <>
      <svg className="notification-line" aria-hidden>
        <circle cx={from.x} cy={from.y} r="26" />
        <circle cx={to.x} cy={to.y} r="26" />
        <path className="band" d={path} />
        <path className="dashes" d={path} />
      </svg>
      <span className="notification-delay" style={{ left: middle, top: (from.y + to.y) / 2 }} aria-hidden>
        {delayText(ms)}
      </span>
    </>
  );
}
