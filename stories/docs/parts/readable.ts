import { DAY, HOUR, MINUTE } from '../../../src/shared/limits.ts';

const DURATION = /TIMEOUT|DELAY|^(?:MINUTE|HOUR|DAY)$/;
const MEGABYTE = 1024 * 1024;
const SECOND = 1000;

const countText = (count: number, unit: string): string =>
  `${count.toLocaleString('en-IN')} ${unit}${count === 1 ? '' : 's'}`;

function durationOf(ms: number): string {
  const units: [number, string][] = [
    [DAY, 'day'],
    [HOUR, 'hour'],
    [MINUTE, 'minute'],
    [SECOND, 'second'],
  ];
  const [size, unit] = units.find(([length]) => ms % length === 0) ?? [1, 'millisecond'];
  return countText(ms / size, unit);
}

/** A limit in readable form: '24 hours', '5 MB', '1 to 8, 1 at first'. */
export function readable(name: string, value: unknown): string {
  if (typeof value === 'number') {
    if (DURATION.test(name)) return durationOf(value);
    if (name.endsWith('BYTES')) return `${value / MEGABYTE} MB`;
    if (name.endsWith('PX')) return `${value.toLocaleString('en-IN')} px`;
    if (name.endsWith('HOURS')) return countText(value, 'hour');
    if (name.endsWith('DAYS')) return countText(value, 'day');
    if (name.endsWith('RUPEES')) return `₹${value.toLocaleString('en-IN')}`;
    return value.toLocaleString('en-IN');
  }
  if (Array.isArray(value))
    return value.map((entry) => (entry === null ? 'never' : readable(name, entry))).join(', ');
  if (typeof value === 'object' && value !== null)
    return Object.entries(value)
      .map(([key, entry]) => `${key.replaceAll('-', ' ')} ${readable('', entry)}`)
      .join(', ');
  return String(value);
}
