import { type RequestHandler, getResponse } from 'msw';
import { setupWorker } from 'msw/browser';

/**
 * In ms. WebKit took more than 5 seconds on a busy machine. Calls wait until the worker has started and time out after
 * 30 seconds.
 */
const START_TIMEOUT = 15_000;
/** In ms. A worker that the browser stopped forgets its clients, so each page re-registers itself at this interval. */
const ACTIVATE_INTERVAL = 2000;

/** Lets MSW register its own script and no other, under the page's Trusted Types policy. */
function allowScript(scriptUrl: string): void {
  const { trustedTypes } = globalThis;
  if (!trustedTypes || trustedTypes.defaultPolicy) return;
  trustedTypes.createPolicy('default', {
    createScriptURL(url) {
      if (new URL(url, location.href).href === scriptUrl) return url;
      throw new TypeError(`Not a script of the mock backend: ${url}`);
    },
  });
}

function keepActivated(registration: ServiceWorkerRegistration): void {
  const { serviceWorker } = navigator;
  const activate = (): void =>
    (serviceWorker.controller ?? registration.active)?.postMessage('MOCK_ACTIVATE');
  setInterval(activate, ACTIVATE_INTERVAL);
  globalThis.addEventListener('pageshow', activate);
  globalThis.addEventListener('focus', activate);
  document.addEventListener('visibilitychange', activate);
  // When another worker takes over (a new deployment) this page is not mocked until it reloads.
  let controller = serviceWorker.controller;
  serviceWorker.addEventListener('controllerchange', () => {
    if (controller) location.reload();
    controller = serviceWorker.controller;
  });
}

const isJson = (response: Response | null): response is Response =>
  response?.headers.get('Content-Type')?.includes('json') === true;

/**
 * A call sent while the browser has stopped the worker reaches the host and gets the host's page, or fails. No resolver
 * has handled it, so it is handled here (SHIP-05).
 */
function answerMissedCalls(handlers: RequestHandler[]): void {
  const originalFetch = globalThis.fetch;
  globalThis.fetch = async (input, init) => {
    // Sends the original arguments: the network panel does not show a body that became a stream.
    const copy = input instanceof Request ? input.clone() : new Request(input, init);
    if (!/^\/api(\/|$)/.test(new URL(copy.url).pathname)) return originalFetch(input, init);
    const response = await originalFetch(input, init).catch(() => null);
    if (isJson(response)) return response;
    const answer = await getResponse(handlers, copy);
    if (!answer || answer.type === 'error') throw new TypeError('Failed to fetch');
    return answer;
  };
}

/**
 * Responds through MSW's service worker, so that requests show in the network panel (AMB-72).
 * @throws if the browser has none, refuses it, or does not start it in time.
 */
export async function answerInWorker(handlers: RequestHandler[], base: string): Promise<void> {
  if (!('serviceWorker' in navigator)) throw new Error('No service workers here');
  const url = new URL(`${base}mockServiceWorker.js`, location.href).href;
  allowScript(url);
  const worker = setupWorker(...handlers);
  const timeout = new Promise<never>((_, reject) => {
    setTimeout(() => reject(new Error('The worker does not start')), START_TIMEOUT);
  });
  const registration = await Promise.race([
    worker.start({
      serviceWorker: { url, options: { scope: base, updateViaCache: 'none' } },
      quiet: true,
      onUnhandledRequest: 'bypass',
    }),
    timeout,
  ]);
  if (registration) keepActivated(registration);
  answerMissedCalls(handlers);
}
