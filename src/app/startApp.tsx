import type { QueryClient } from '@tanstack/react-query';
import { type ComponentProps, StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { routeNameOf } from '../layout/routeName.ts';
import { BASE } from '../routes.ts';
import { clock } from '../shared/clock.ts';
import { currentEpoch } from '../shared/mockStorage.ts';
import { nextTask } from '../shared/nextTask.ts';
import { renderTime } from '../shared/renderTime.ts';
import { hydratedParts } from '../ui/hydratedParts.ts';
import { App } from './App.tsx';
import { adoptStyles } from './adoptStyles.ts';
import { createAppQueryClient } from './createAppQueryClient.ts';
import type { EarlyPage } from './early/earlyPage.ts';
import {
  type Prerendered,
  applyStyleAttributes,
  fillCache,
  refetchDayDependentReads,
  readPrerendered,
} from './prerendered.ts';
import { replayInput } from './replayInput.ts';
import { loadScreen, screens } from './screens.ts';

const strictApp = (props: ComponentProps<typeof App>) => (
  <StrictMode>
    <App {...props} />
  </StrictMode>
);

/**
 * Loads the code of the page's screen, so that it renders and hydrates without suspending; false if that fails, which
 * the screen shows when it is rendered.
 */
const loadScreenOf = (route: Prerendered['route']): Promise<boolean> =>
  loadScreen(screens[route]).then(Boolean, () => false);

/** Hosts add a trailing slash to folder URLs; the app's paths have none. */
function removeLastSlash(): void {
  const { pathname, search, hash } = globalThis.location;
  if (pathname === BASE || !pathname.endsWith('/')) return;
  history.replaceState(history.state, '', pathname.replace(/\/+$/, '') + search + hash);
}

/** How much later the mock backend's dates are than those in the page's replies, ms. */
function offsetOf({ moment }: Prerendered, { epoch }: EarlyPage): number {
  return currentEpoch(epoch, clock.now()) - moment;
}

interface Start {
  root: HTMLElement;
  client: QueryClient;
  /** Settles once the screen's code has loaded, or failed to. */
  screen: Promise<boolean>;
}

async function hydrate({ root, client, screen }: Start, page: Prerendered, early: EarlyPage): Promise<void> {
  // Lets the browser paint and respond between running the modules, filling the cache and hydrating.
  await nextTask();
  const shift = offsetOf(page, early);
  renderTime.fix(page.moment + 1, shift);
  fillCache(client, early.shows === 'guest' ? page.replies : [], shift);
  applyStyleAttributes(root);
  const isLoaded = await screen;
  await nextTask();
  await new Promise<void>((onScreen) => {
    // As a transition, hydration leaves the main thread free between its parts.
    startTransition(() => void hydrateRoot(root, strictApp({ client, onScreen })));
    // Without its code the screen is never on screen, and the rest of the page must not wait for it.
    if (!isLoaded) onScreen();
  });
  replayInput(early.takeInput());
  refetchDayDependentReads(client);
  void hydratedParts.whenAllHydrated().then(() => renderTime.release());
}

async function render({ root, client, screen }: Start): Promise<void> {
  // Until then the page's skeleton stays visible.
  await screen;
  createRoot(root).render(strictApp({ client }));
}

/** Renders the app, or hydrates the prerendered page. Settles when API calls no longer delay the first screen. */
export async function startApp(root: HTMLElement): Promise<void> {
  const client = createAppQueryClient();
  const { earlyPage } = window;
  adoptStyles();
  removeLastSlash();
  const page = earlyPage && earlyPage.shows !== 'shell' ? readPrerendered() : null;
  const route = page?.route ?? routeNameOf(`/${globalThis.location.pathname.slice(BASE.length)}`);
  const start: Start = { root, client, screen: loadScreenOf(route) };
  if (page && earlyPage) await hydrate(start, page, earlyPage);
  else void render(start);
}
