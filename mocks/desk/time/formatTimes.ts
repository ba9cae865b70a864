import { weekdayText } from '../../../src/shared/format/days.ts';
import { dateText, inLocalTime } from '../../../src/shared/format/calendar.ts';
import { DAY, HOUR, MINUTE } from '../../../src/shared/limits.ts';

const MONTHS = 'January February March April May June July August September October November December'.split(
  ' ',
);

/** 'Sunday'. */
export const dayName = (time: number): string => weekdayText(inLocalTime(time));
/** '22 November'. */
export function dateName(time: number): string {
  const date = inLocalTime(time);
  return `${date.getUTCDate()} ${MONTHS[date.getUTCMonth()]}`;
}
/** '16:17'. */
export const timeName = (time: number): string => inLocalTime(time).toISOString().slice(11, 16);
/** 'Sunday at 16:17'. */
export const dayAndTime = (time: number): string => `${dayName(time)} at\u00A0${timeName(time)}`;
/** '22 Nov, 16:17'. */
export function dateAndTime(time: number): string {
  const [day, month] = dateText(inLocalTime(time)).split(' ');
  return `${day} ${month}, ${timeName(time)}`;
}

/** How many days of the week's timeline are behind the marker. */
const PAST_DAYS = 2;

/** Position of now on the week's timeline, as a share of its length. */
export const NOW_POSITION = PAST_DAYS / 7;

/** Position of a time on the week's timeline; null if it is outside. */
export function timelinePosition(time: number, now: number): number | null {
  const position = NOW_POSITION + (time - now) / (7 * DAY);
  return position >= 0 && position <= 1 ? position : null;
}

/** How long before its end 'Just before this poll ends' jumps to, ms. */
export const BEFORE_POLL_END = 10_000;

/** Formats milliseconds as '9:05' or '0:10'. */
const remainingText = (ms: number): string => {
  const seconds = Math.ceil(ms / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
};

/** The end of a poll: a countdown in its last hour, the time of day before that, and on other days the weekday. */
export function pollEndText(end: number, now: number): string {
  if (end - now < HOUR) return `A poll ends in ${remainingText(end - now)}`;
  return dateName(end) === dateName(now) ? `A poll ends, ${timeName(end)}` : `A poll ends on ${dayName(end)}`;
}

/** How long the end of a poll is reported, ms. */
const REPORTED_FOR = MINUTE;

/** The poll that ended within the last minute; null if there is none. */
export function endedPoll<P extends { expiresAt: string | null }>(
  polls: readonly P[],
  now: number,
): P | null {
  const since = ({ expiresAt }: P): number => (expiresAt === null ? Infinity : now - Date.parse(expiresAt));
  return (
    polls
      .filter((poll) => since(poll) >= 0 && since(poll) < REPORTED_FOR)
      .toSorted((a, b) => since(a) - since(b))[0] ?? null
  );
}

/** The open poll that ends next; null if none has an end. */
export function nextPoll<P extends { expiresAt: string | null }>(polls: readonly P[], now: number): P | null {
  const open = polls.filter(({ expiresAt }) => expiresAt !== null && Date.parse(expiresAt) > now);
  return open.toSorted((a, b) => Date.parse(a.expiresAt ?? '') - Date.parse(b.expiresAt ?? ''))[0] ?? null;
}
