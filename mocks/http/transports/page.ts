import { FetchInterceptor } from '@mswjs/interceptors/fetch';
import { type RequestHandler, getResponse } from 'msw';
import { sendFormsAsBytes } from './formsAsBytes.ts';

/** MSW says "let it through" by a response of its own that must not reach the page. */
const isPassthrough = (response: Response): boolean =>
  response.headers.get('x-msw-intention') === 'passthrough';

/** Answers fetch inside the page, without a service worker (AMB-72, SHIP-04); returns the way to stop. */
export function answerInPage(handlers: RequestHandler[]): () => void {
  const interceptor = new FetchInterceptor();
  interceptor.apply();
  // The interceptor waits for what its listener promises, though its types do not say so.
  interceptor.on('request', ({ request, controller }): unknown =>
    getResponse(handlers, request).then((response) => {
      if (response && !isPassthrough(response)) controller.respondWith(response);
      return undefined;
    }),
  );
  const stopForms = sendFormsAsBytes();
  return () => {
    stopForms();
    interceptor.dispose();
  };
}
