import { FetchInterceptor } from '@mswjs/interceptors/fetch';
import { type RequestHandler, getResponse } from 'msw';
import { sendFormsAsBytes } from './formsAsBytes.ts';

/** MSW marks "let it through" by a response of its own, which must not reach the page. */
const isPassthrough = (response: Response): boolean =>
  response.headers.get('x-msw-intention') === 'passthrough';

/** Answers fetch inside the page, without a service worker (AMB-72, SHIP-04). Returns a function that stops it. */
export function answerInPage(handlers: RequestHandler[]): () => void {
  const interceptor = new FetchInterceptor();
  interceptor.apply();
  // The interceptor awaits the listener's promise, though its types do not say so.
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
