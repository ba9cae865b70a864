import { readFile } from 'node:fs/promises';
import { HttpResponse, type RequestHandler, http } from 'msw';
import { pictureFiles } from '../pictures/files.ts';
import { portraits } from '../seed/users.ts';

const PUBLIC = new URL('../../public/pictures/', import.meta.url);

const pictureResponse = (body: Blob | string | null, type: string): Response | undefined =>
  body === null
    ? undefined
    : new HttpResponse(body, { headers: { 'Content-Type': type, 'X-Content-Type-Options': 'nosniff' } });

/** A picture of the app itself, from public/pictures. */
const readAppPicture = (name: string): Promise<string | null> =>
  /^[\w-]+\.svg$/.test(name)
    ? readFile(new URL(name, PUBLIC), 'utf8').catch(() => null)
    : Promise.resolve(null);

/**
 * Pictures over HTTP (SHIP-09): drawn ones at /pictures, generated on request, and uploads by path at /media. Other
 * paths fall through to the next handler.
 */
export function pictureHandlers(uploads: ReadonlyMap<string, Blob>): RequestHandler[] {
  const drawn = pictureFiles(portraits());
  return [
    http.get('*/pictures/*', async ({ request }) => {
      const name = new URL(request.url).pathname.replace(/^\/pictures\//, '');
      return pictureResponse(drawn.get(name)?.() ?? (await readAppPicture(name)), 'image/svg+xml');
    }),
    http.get('*/media/:id', ({ request }) => {
      const picture = uploads.get(new URL(request.url).pathname);
      return picture && pictureResponse(picture, picture.type);
    }),
  ];
}
