import { BASE } from '../../routes.ts';

const SCRIPT = `${BASE}offline.js`;

/** Under Trusted Types an address of a worker's script must come from a named policy. */
function toTrustedUrl(script: string): string {
  const policy = globalThis.trustedTypes?.createPolicy('offline', { createScriptURL: () => script });
  return policy?.createScriptURL(script) ?? script;
}

/** Keeps what this page has loaded before the worker was there; the worker takes what it has a route for. */
async function cacheLoadedFiles(): Promise<void> {
  const { active } = await navigator.serviceWorker.ready;
  const urlsToCache = performance.getEntriesByType('resource').map(({ name }) => name);
  active?.postMessage({ type: 'CACHE_URLS', payload: { urlsToCache } }, []);
}

/**
 * Lets the product open without a network from now on (SHIP-14). The worker of another script stays: it is the one
 * that answers calls (`transport=worker`). A browser without workers, or one that refuses, goes on as before.
 */
export async function registerWorker(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  const { serviceWorker } = navigator;
  const registration = await serviceWorker.getRegistration(BASE);
  const active = registration?.active ?? registration?.waiting ?? registration?.installing;
  if (active && new URL(active.scriptURL).pathname !== SCRIPT) return;
  const isFirst = !serviceWorker.controller;
  try {
    await serviceWorker.register(toTrustedUrl(SCRIPT), { scope: BASE });
  } catch {
    return;
  }
  if (isFirst) await cacheLoadedFiles();
}
