import { apiReady } from '../../api/ready.ts';
import { BASE } from '../../routes.ts';
import { trustedScriptUrl } from '../../shared/trustedScriptUrl.ts';

const SCRIPT = `${BASE}offline.js`;

/**
 * Caches the files that this page loaded before the worker was active; the worker only keeps those that match
 * one of its routes.
 */
async function cacheLoadedFiles(): Promise<void> {
  const { active } = await navigator.serviceWorker.ready;
  const urlsToCache = performance.getEntriesByType('resource').map(({ name }) => name);
  active?.postMessage({ type: 'CACHE_URLS', payload: { urlsToCache } }, []);
}

/**
 * Makes the app available offline (SHIP-14). A worker with a different script is left alone: it is the one
 * that answers API calls (`transport=worker`). Does nothing if workers are unsupported or registration fails.
 */
export async function registerWorker(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  // A page has one worker: the one that answers API calls must be registered first, or this one would replace it.
  await apiReady().catch(() => undefined);
  const { serviceWorker } = navigator;
  const registration = await serviceWorker.getRegistration(BASE);
  const active = registration?.active ?? registration?.waiting ?? registration?.installing;
  if (active && new URL(active.scriptURL).pathname !== SCRIPT) return;
  const isFirst = !serviceWorker.controller;
  try {
    await serviceWorker.register(trustedScriptUrl('offline', SCRIPT), { scope: BASE });
  } catch {
    return;
  }
  if (isFirst) await cacheLoadedFiles();
}
