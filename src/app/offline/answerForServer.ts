import { BASE } from '../../routes.ts';
import { offlinePage } from './offlinePage.ts';

/**
 * The answer to opening a page of the live server, or null if only the server has it. A server on another host is
 * out of this service worker's reach: offline the app asks its own host, and 'Try again' leads to the server's page.
 */
export function answerForServer(url: URL): Response | null {
  if (!navigator.onLine) return offlinePage();
  const path = url.pathname.slice(BASE.length - 1) + url.search;
  const page = new URL((import.meta.env.VITE_API_ORIGIN ?? '') + path, url);
  return page.href === url.href ? null : Response.redirect(page.href);
}
