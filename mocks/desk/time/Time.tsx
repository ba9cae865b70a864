import { clock } from '../../../src/shared/clock.ts';
import { DAY, HOUR } from '../../../src/shared/limits.ts';
import { Section } from '../parts/Section.tsx';
import { useDesk } from '../useDesk.ts';
import { BEFORE_THE_END, dateName, dayName, nextPoll, timeName } from './timeWords.ts';
import { WeekRoad } from './WeekRoad.tsx';
import { useClock } from './useClock.ts';

const jumps: readonly [label: string, ms: number][] = [
  ['−1 hour', -HOUR],
  ['+1 hour', HOUR],
  ['+1 day', DAY],
  ['+1 week', 7 * DAY],
];

/** The shown clock, which the screen, the backend and both phones read. */
export function Time() {
  const { backend, mockBackend, run } = useDesk();
  const now = useClock();
  const poll = nextPoll(backend.db.poll.all(), now);
  const pollEnd = poll?.expiresAt ? Date.parse(poll.expiresAt) : null;
  return (
    <Section id="desk-time" title="Time" aside={<span className="run">Running</span>}>
      <div className="clock">
        <time>{timeName(now)}</time>
        <div>
          <p>{dayName(now)}</p>
          <p className="small">{dateName(now)}</p>
        </div>
      </div>
      <WeekRoad now={now} pollEnd={pollEnd} />
      <div className="jumps">
        {jumps.map(([label, ms]) => (
          <button
            key={label}
            type="button"
            className="btn k"
            onClick={() => run(() => mockBackend.clock.advance(ms))}
          >
            {label}
          </button>
        ))}
      </div>
      <div className="jumps b">
        <button
          type="button"
          className="btn k"
          disabled={pollEnd === null}
          onClick={() => run(() => mockBackend.clock.set((pollEnd ?? now) - BEFORE_THE_END))}
        >
          Just before this poll ends
        </button>
        <button
          type="button"
          className="btn k"
          disabled={clock.offset() === 0}
          onClick={() => run(() => mockBackend.clock.set(now - clock.offset()))}
        >
          Now
        </button>
      </div>
    </Section>
  );
}
