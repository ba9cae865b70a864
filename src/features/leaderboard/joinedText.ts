import { monthText } from '../../shared/format/calendar.ts';
import { dateAsRendered } from '../../shared/format/time.ts';

/** LB-08: 'Joined Mar 2024'; '' for an invalid date (AMB-61). */
export function joinedText(createdAt: string): string {
  const time = Date.parse(createdAt);
  return Number.isNaN(time) ? '' : `Joined ${monthText(dateAsRendered(time))}`;
}
