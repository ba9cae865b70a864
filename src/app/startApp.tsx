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

interface Start {
  root: HTMLElement;
  client: QueryClient;
  /** Settles once the screen's code is there. */
  screen: Promise<void>;
}

async function hydrate({ root, client, screen }: Start, page: Prerendered, early: EarlyPage): Promise<void> {
  renderMoment.hold(page.moment + 1);
  const replies = early.shows === 'guest' ? page.replies : [];
  fillCache(client, replies);
  applyStyleAttributes(root);
  await screen;
  await new Promise<void>((onScreen) => {
    hydrateRoot(root, strictApp({ client, onScreen }));
  });
  renderMoment.release();
  moveCachedDates(client, replies, offsetOf(page, early));
  readDayCountsAgain(client);
  replayInput(early.takeInput());
}

async function render({ root, client, screen }: Start): Promise<void> {
  // The skeleton that the page came with stays until then.
  await screen;
  createRoot(root).render(strictApp({ client }));
}

/**
 * Renders the app, or hydrates the page that came with it. Calls `onScreenLoaded` once the screen's code is there;
 * settles when calls may go out without delaying the rest.
 */
export async function startApp(root: HTMLElement, onScreenLoaded?: () => void): Promise<void> {
  const client = createAppQueryClient();
  const { earlyPage } = window;
  removeLastSlash();
  const page = earlyPage && earlyPage.shows !== 'shell' ? readPrerendered() : null;
  const route = page?.route ?? routeNameOf(`/${globalThis.location.pathname.slice(BASE.length)}`);
  const start: Start = { root, client, screen: loadScreenOf(route).then(onScreenLoaded) };
  if (page && earlyPage) await hydrate(start, page, earlyPage);
  else void render(start);
}
