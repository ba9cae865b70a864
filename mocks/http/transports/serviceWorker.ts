import { type RequestHandler, getResponse } from 'msw';
import { setupWorker } from 'msw/browser';

const START_PATIENCE = 5000;
/** A worker that the browser has put to sleep forgets its pages: each says again that it is there. */
const CLAIM_EVERY = 2000;

declare global {
  // Not yet in TypeScript's DOM library; absent where the browser has no Trusted Types.
  var trustedTypes:
    | {
        readonly defaultPolicy: object | null;
        createPolicy(name: string, rules: { createScriptURL(url: string): string }): object;
      }
    | undefined;
}

/** Lets MSW register its own script and no other, under the page's Trusted Types policy. */
function allowScript(address: string): void {
  const { trustedTypes } = globalThis;
  if (!trustedTypes || trustedTypes.defaultPolicy) return;
  trustedTypes.createPolicy('default', {
    createScriptURL(url) {
      if (new URL(url, location.href).href === address) return url;
      throw new TypeError(`Not a script of the mock backend: ${url}`);
    },
  });
}

function stayClaimed(registration: ServiceWorkerRegistration): void {
  const { serviceWorker } = navigator;
  const claim = (): void => (serviceWorker.controller ?? registration.active)?.postMessage('MOCK_ACTIVATE');
  setInterval(claim, CLAIM_EVERY);
  globalThis.addEventListener('pageshow', claim);
  globalThis.addEventListener('focus', claim);
  document.addEventListener('visibilitychange', claim);
  // Another worker took over (a new deployment): this page's mocks are off until it loads again.
  let known = serviceWorker.controller;
  serviceWorker.addEventListener('controllerchange', () => {
    if (known) location.reload();
    known = serviceWorker.controller;
  });
}

const isJson = (response: Response | null): response is Response =>
  response?.headers.get('Content-Type')?.includes('json') === true;

/**
 * A call that meets a worker which the browser has just stopped goes to the host, and comes back as the host's
 * page or as nothing. No resolver has seen it, so it is answered here (SHIP-05).
 */
function answerLeaks(handlers: RequestHandler[]): void {
  const send = globalThis.fetch;
  globalThis.fetch = async (input, init) => {
    // What was given goes on untouched: a body that became a stream is not shown in the network panel.
    const again = input instanceof Request ? input.clone() : new Request(input, init);
    if (!new URL(again.url).pathname.startsWith('/api/')) return send(input, init);
    const response = await send(input, init).catch(() => null);
    if (isJson(response)) return response;
    const own = await getResponse(handlers, again);
    if (!own || own.type === 'error') throw new TypeError('Failed to fetch');
    return own;
  };
}

/**
 * Answers through MSW's service worker, so that requests show in the network panel (AMB-72).
 * @throws where the browser has none, refuses it, or does not start it in time.
 */
export async function answerInWorker(handlers: RequestHandler[], base: string): Promise<void> {
  if (!('serviceWorker' in navigator)) throw new Error('No service workers here');
  const url = new URL(`${base}mockServiceWorker.js`, location.href).href;
  allowScript(url);
  const worker = setupWorker(...handlers);
  const late = new Promise<never>((_, reject) => {
    setTimeout(() => reject(new Error('The worker does not start')), START_PATIENCE);
  });
  const registration = await Promise.race([
    worker.start({
      serviceWorker: { url, options: { scope: base, updateViaCache: 'none' } },
      quiet: true,
      onUnhandledRequest: 'bypass',
    }),
    late,
  ]);
  if (registration) stayClaimed(registration);
  answerLeaks(handlers);
}
