import PauseIcon from '@phosphor-icons/core/fill/pause-fill.svg?react';
import PlayIcon from '@phosphor-icons/core/fill/play-fill.svg?react';
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
  const frozen = clock.isFrozen();
  const poll = nextPoll(backend.db.poll.all(), now);
  const pollEnd = poll?.expiresAt ? Date.parse(poll.expiresAt) : null;
  return (
    <Section
      id="desk-time"
      title="Time"
      aside={
        <span className="run" data-still={frozen || undefined}>
          {frozen ? 'Frozen' : 'Running'}
        </span>
      }
    >
      <div className="clock">
        <time>{timeName(now)}</time>
        <div>
          <p>{dayName(now)}</p>
          <p className="small">{dateName(now)}</p>
        </div>
        <button
          type="button"
          className="btn"
          onClick={() => run(frozen ? mockBackend.clock.run : mockBackend.clock.freeze)}
        >
          {frozen ? <PlayIcon aria-hidden /> : <PauseIcon aria-hidden />}
          {frozen ? 'Let it run' : 'Freeze'}
        </button>
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
          disabled={Math.abs(clock.offset()) < 1000}
          onClick={() => run(() => mockBackend.clock.set(clock.realNow()))}
        >
          Now
        </button>
      </div>
    </Section>
  );
}
