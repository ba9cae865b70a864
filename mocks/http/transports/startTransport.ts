import type { RequestHandler } from 'msw';
import type { TransportName } from '../../control/links.ts';
import type { Notify } from '../../control/notices.ts';
import { answerInPage } from './page.ts';

/** Starts the requested transport; falls back to the in-page one if the service worker cannot start (SHIP-04). */
export async function startTransport(
  wanted: TransportName | undefined,
  handlers: RequestHandler[],
  base: string,
  notify: Notify,
): Promise<TransportName> {
  if (wanted === 'worker') {
    try {
      const { answerInWorker } = await import('./serviceWorker.ts');
      await answerInWorker(handlers, base);
      return 'worker';
    } catch (error) {
      console.warn(error);
      const description = 'The service worker could not be started, so the page answers by itself.';
      notify({ title: 'No service worker', description });
    }
  }
  answerInPage(handlers);
  return 'page';
}
