import { trustedScriptUrl } from '../../shared/trustedScriptUrl.ts';

/**
 * Starts the worker that answers the first calls, once: when first called, or after the first paint. Earlier, its script
 * would delay the app's on a slow network. `epoch` is the time in ms that the seed's dates are relative to.
 */
export function startFirstCalls(url: string, epoch: number): () => Worker | null {
  let worker: Worker | null | undefined;
  const start = (): Worker | null => {
    if (worker !== undefined) return worker;
    try {
      worker = new Worker(trustedScriptUrl('first-calls', url));
      worker.postMessage({ epoch }, []);
    } catch {
      worker = null;
    }
    return worker;
  };
  requestAnimationFrame(() => setTimeout(start));
  return start;
}
