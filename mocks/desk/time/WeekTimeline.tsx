import { MINUTE } from '../../../src/shared/limits.ts';
import { NOW_POSITION, timelinePosition, pollEndText } from './formatTimes.ts';

interface Props {
  now: number;
  /** When the next poll ends, ms; null if none does. */
  pollEnd: number | null;
  /** Message about a poll that has just ended; empty otherwise. */
  ended: string;
}

const percent = (position: number): string => `${(position * 100).toFixed(1)}%`;
/** Keeps the label to the right of 'Now' and inside the timeline. */
const labelAt = (position: number): string => percent(Math.min(0.8, Math.max(0.64, position)));

/** The week as a timeline: the marker is now, the flag is the end of the next poll, with a countdown in its last hour. */
export function WeekTimeline({ now, pollEnd, ended }: Props) {
  const flag = pollEnd === null ? null : timelinePosition(pollEnd, now);
  const left = pollEnd === null ? Infinity : pollEnd - now;
  return (
    <div style={{ '--here': percent(NOW_POSITION) }}>
      <div className="week-timeline" aria-hidden>
        <span className="here" />
        {flag !== null && <span className="poll-end" style={{ '--flag': percent(flag) }} />}
      </div>
      <div className="week-labels">
        <span aria-hidden>Now</span>
        <span className="poll-label soon" role="status" style={{ left: labelAt(0) }}>
          {ended}
        </span>
        {pollEnd !== null && flag !== null && !ended && (
          <span
            className={left < MINUTE ? 'poll-label soon' : 'poll-label'}
            role="timer"
            style={{ left: labelAt(flag) }}
          >
            {pollEndText(pollEnd, now)}
          </span>
        )}
      </div>
    </div>
  );
}
