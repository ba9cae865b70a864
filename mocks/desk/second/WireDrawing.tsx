import type { Wire } from './useWire.ts';
import { wireTime } from './wires.ts';

/** Rings around the pressed element and the bell, with a road between them through the gap. Decorative. */
export function WireDrawing({ wire: { from, to, ms, gap } }: { wire: Wire }) {
  const middle = (gap.left + gap.right) / 2;
  const road = `M${gap.left} ${from.y}H${middle}V${to.y}H${gap.right}`;
  return (
    <>
      <svg className="wire" aria-hidden>
        <circle cx={from.x} cy={from.y} r="26" />
        <circle cx={to.x} cy={to.y} r="26" />
        <path className="week-road" d={road} />
        <path className="dashes" d={road} />
      </svg>
      <span className="wire-time" style={{ left: middle, top: (from.y + to.y) / 2 }} aria-hidden>
        {wireTime(ms)}
      </span>
    </>
  );
}
