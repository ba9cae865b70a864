import { PRODUCT_NAME } from '../../brand/productName.ts';
import { BASE } from '../../routes.ts';

const css = `
  :root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif; }
  main { max-width: 24rem; margin: 20vh auto 0; padding: 0 1rem; text-align: center; }
  a { display: block; padding: 0.625rem; }
`;

/** Shown offline in place of a page of the live server, which signs in and out (AUTH-11 to AUTH-13). */
export const offlinePage = (): Response =>
  new Response(
    `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">` +
      `<title>You are offline · ${PRODUCT_NAME}</title><style>${css}</style>` +
      `<main><h1>You are offline</h1><p>Signing in or out needs a connection. Check your network and try again.</p>` +
      `<a href="">Try again</a><a href="${BASE}">Back to ${PRODUCT_NAME}</a></main></html>`,
    { status: 503, headers: { 'Content-Type': 'text/html' } },
  );
