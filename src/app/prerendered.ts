import type { QueryClient } from '@tanstack/react-query';
import { endpointKey } from '../api/endpointQuery.ts';
import { endpoints } from '../contract/endpoints.ts';
import type { RouteName } from '../routes.ts';

/** The id of the JSON script in a prerendered page. */
export const PRERENDERED_ID = 'prerendered';
/** Replaces `style` in prerendered HTML, since the page's CSP allows no inline styles. */
export const STYLE_ATTRIBUTE = 'data-style';

type Reply = readonly [key: readonly unknown[], data: unknown];

/** The data a page was rendered from, so that hydration renders the same. */
export interface Prerendered {
  route: RouteName;
  /** The time that the rendered texts are based on, in ms. */
  moment: number;
  replies: readonly Reply[];
}

/** The data this page was rendered from; null if it was not prerendered. */
export function readPrerendered(): Prerendered | null {
  const script = document.getElementById(PRERENDERED_ID);
  const page: Prerendered | null = script ? JSON.parse(script.textContent) : null;
  return page;
}

/** Sets the inline styles that were prerendered as `data-style`. */
export function applyStyleAttributes(root: HTMLElement): void {
  for (const element of root.querySelectorAll<HTMLElement | SVGElement>(`[${STYLE_ATTRIBUTE}]`)) {
    element.style.cssText = element.getAttribute(STYLE_ATTRIBUTE) ?? '';
    element.removeAttribute(STYLE_ATTRIBUTE);
  }
}

const INSTANT = /^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/;

/** Shifts every ISO timestamp in a value by a number of milliseconds. */
export function shiftDates(value: unknown, milliseconds: number): unknown {
  if (typeof value === 'string')
    return INSTANT.test(value) ? new Date(Date.parse(value) + milliseconds).toISOString() : value;
  if (Array.isArray(value)) return value.map((item) => shiftDates(item, milliseconds));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, field]) => [name, shiftDates(field, milliseconds)]),
  );
}

/**
 * Caches the page's replies. Shifts their dates by a number of milliseconds, since the seed's dates are relative to
 * the first visit (SHIP-07).
 */
export function fillCache(client: QueryClient, replies: readonly Reply[], milliseconds: number): void {
  for (const [key, data] of replies) client.setQueryData(key, shiftDates(data, milliseconds));
}

/**
 * Replies that count days: days start at midnight in the user's time zone, but the page was rendered in UTC
 * (AMB-49).
 */
const dayDependentReads = [endpoints.users.stats, endpoints.users.badges, endpoints.users.challenges];

/** Refetches the replies whose days were counted in UTC. */
export function refetchDayDependentReads(client: QueryClient): void {
  for (const endpoint of dayDependentReads)
    void client.invalidateQueries({ queryKey: endpointKey(endpoint) });
}
