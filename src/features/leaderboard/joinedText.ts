import { renderTime } from '../../shared/renderTime.ts';

const parts = { month: 'short', year: 'numeric' } as const;
const month = new Intl.DateTimeFormat('en-IN', parts);
const utcMonth = new Intl.DateTimeFormat('en-IN', { ...parts, timeZone: 'UTC' });

/** LB-08: 'Joined Mar 2024'; '' for an invalid date (AMB-61). */
export function joinedText(createdAt: string): string {
  const time = Date.parse(createdAt);
  if (Number.isNaN(time)) return '';
  return `Joined ${(renderTime.isFixed() ? utcMonth : month).format(renderTime.asRendered(time))}`;
}
