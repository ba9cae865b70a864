import { FetchInterceptor } from '@mswjs/interceptors/fetch';
import { type RequestHandler, getResponse } from 'msw';
import { sendFormsAsBytes } from './formsAsBytes.ts';

/** MSW signals passthrough with a special response, which must not reach the page. */
const isPassthrough = (response: Response): boolean =>
  response.headers.get('x-msw-intention') === 'passthrough';

/** Mocks fetch inside the page, without a service worker (AMB-72, SHIP-04). Returns a cleanup function. */
export function answerInPage(handlers: RequestHandler[]): () => void {
  const interceptor = new FetchInterceptor();
  interceptor.apply();
  // The interceptor awaits the listener's promise, although its types do not say so.
  interceptor.on('request', ({ request, controller }): unknown =>
    getResponse(handlers, request).then((response) => {
      if (response && !isPassthrough(response)) controller.respondWith(response);
      return undefined;
    }),
  );
  const restoreForms = sendFormsAsBytes();
  return () => {
    restoreForms();
    interceptor.dispose();
  };
}
