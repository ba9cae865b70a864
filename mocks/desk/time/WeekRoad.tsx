import { HERE, placeOnRoad, timeName } from './timeWords.ts';

interface Props {
  now: number;
  /** When the next poll ends, ms; null where none does. */
  pollEnd: number | null;
}

const percent = (place: number): string => `${(place * 100).toFixed(1)}%`;
/** The label stands right of 'Now' and inside the road. */
const labelAt = (place: number): string => percent(Math.min(0.8, Math.max(0.62, place)));

/** The week as a road: the marker is now, the flag is the end of the next poll. Decorative: the words stand beside it. */
export function WeekRoad({ now, pollEnd }: Props) {
  const flag = pollEnd === null ? null : placeOnRoad(pollEnd, now);
  return (
    <div aria-hidden style={{ '--here': percent(HERE) }}>
      <div className="week-road">
        <span className="here" />
        {flag !== null && <span className="poll-end" style={{ '--flag': percent(flag) }} />}
      </div>
      <div className="week-labels">
        <span>Now</span>
        {pollEnd !== null && flag !== null && (
          <span className="poll-label" style={{ left: labelAt(flag) }}>
            A poll ends, {timeName(pollEnd)}
          </span>
        )}
      </div>
    </div>
  );
}
