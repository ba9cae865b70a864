import type { QueryClient } from '@tanstack/react-query';
import { type ComponentProps, StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { routeNameOf } from '../layout/routeName.ts';
import { BASE } from '../routes.ts';
import { clock } from '../shared/clock.ts';
import { STALE_AFTER } from '../shared/mockStorage.ts';
import { renderMoment } from '../shared/renderMoment.ts';
import { App } from './App.tsx';
import { createAppQueryClient } from './createAppQueryClient.ts';
import type { EarlyPage } from './early/earlyPage.ts';
import {
  type Prerendered,
  applyStyleAttributes,
  fillCache,
  moveCachedDates,
  readDayCountsAgain,
  readPrerendered,
} from './prerendered.ts';
import { replayInput } from './replayInput.ts';
import { loadScreen, screens } from './screens.ts';

const strictApp = (props: ComponentProps<typeof App>) => (
  <StrictMode>
    <App {...props} />
  </StrictMode>
);

/** Loads the screen that the page shows, so that it is rendered and hydrated in one go. */
async function loadScreenOf(route: Prerendered['route']): Promise<void> {
  // A screen that does not load shows its error when it is rendered.
  await loadScreen(screens[route]).catch(() => undefined);
}

/** Hosts add a slash to the address of a folder; the screens are at addresses without. */
function removeLastSlash(): void {
  const { pathname, search, hash } = globalThis.location;
  if (pathname === BASE || !pathname.endsWith('/')) return;
  history.replaceState(history.state, '', pathname.replace(/\/+$/, '') + search + hash);
}

/** How far the dates of the page's replies are from those that the mock backend would send. */
function offsetOf({ moment }: Prerendered, { epoch }: EarlyPage): number {
  const now = clock.now();
  const isFresh = epoch !== null && Math.abs(now - epoch) <= STALE_AFTER;
  return (isFresh ? epoch : now) - moment;
}

async function hydrate(root: HTMLElement, client: QueryClient, page: Prerendered, early: EarlyPage) {
  renderMoment.hold(page.moment + 1);
  const replies = early.shows === 'guest' ? page.replies : [];
  fillCache(client, replies);
  applyStyleAttributes(root);
  await loadScreenOf(page.route);
  await new Promise<void>((onScreen) => {
    hydrateRoot(root, strictApp({ client, onScreen }));
  });
  renderMoment.release();
  moveCachedDates(client, replies, offsetOf(page, early));
  readDayCountsAgain(client);
  replayInput(early.takeInput());
}

async function render(root: HTMLElement, client: QueryClient): Promise<void> {
  // The skeleton that the page came with stays until then.
  await loadScreenOf(routeNameOf(`/${globalThis.location.pathname.slice(BASE.length)}`));
  createRoot(root).render(strictApp({ client }));
}

/** Renders the app, or hydrates the page that came with it. Settles when calls may go out without delaying that. */
export async function startApp(root: HTMLElement): Promise<void> {
  const client = createAppQueryClient();
  const { earlyPage } = window;
  removeLastSlash();
  const page = readPrerendered();
  if (page && earlyPage && earlyPage.shows !== 'shell') await hydrate(root, client, page, earlyPage);
  else void render(root, client);
}
