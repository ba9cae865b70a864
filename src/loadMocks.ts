/** Loads the mock backend; null in a live build. */
export const loadMocks = import.meta.env.VITE_API === 'live' ? null : () => import('../mocks/browser.ts');

/** Answers the first calls of a guest's page; null if the mock backend does. */
export const firstCallsWorker = loadMocks && (window.earlyPage?.firstCalls?.() ?? null);

// Imported first by main.tsx, so that the load begins before the app's own modules run: the network is idle from here on.
// A failure is ignored here and reported when the load is retried on start.
if (!firstCallsWorker) loadMocks?.().catch(() => undefined);
