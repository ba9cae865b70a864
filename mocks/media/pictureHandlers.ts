import { readFile } from 'node:fs/promises';
import { HttpResponse, type RequestHandler, http } from 'msw';
import { pictureFiles } from '../pictures/files.ts';
import { portraits } from '../seed/portraits.ts';

const PUBLIC = new URL('../../public/pictures/', import.meta.url);

const served = (body: Blob | string | null, type: string): Response | undefined =>
  body === null
    ? undefined
    : new HttpResponse(body, { headers: { 'Content-Type': type, 'X-Content-Type-Options': 'nosniff' } });

/** The app's own drawings lie in public/pictures, and are files with plain names. */
const ownPicture = (name: string): Promise<string | null> =>
  /^[\w-]+\.svg$/.test(name)
    ? readFile(new URL(name, PUBLIC), 'utf8').catch(() => null)
    : Promise.resolve(null);

/**
 * Pictures over HTTP (SHIP-09): the content's at /pictures, drawn when asked for, and uploads at /media, by their
 * address. What is not there is left to the next handler.
 */
export function pictureHandlers(uploads: ReadonlyMap<string, Blob>): RequestHandler[] {
  const drawn = pictureFiles(portraits());
  return [
    http.get('*/pictures/*', async ({ request }) => {
      const name = new URL(request.url).pathname.replace(/^\/pictures\//, '');
      return served(drawn.get(name)?.() ?? (await ownPicture(name)), 'image/svg+xml');
    }),
    http.get('*/media/:id', ({ request }) => {
      const picture = uploads.get(request.url);
      return picture && served(picture, picture.type);
    }),
  ];
}
