import 'fake-indexeddb/auto';
import { expect, test, vi } from 'vitest';
import { createMedia } from '../media/createMedia.ts';
import { openStore } from '../persistence/openStore.ts';

async function openTab(name: string, storage = true) {
  const { store } = await openStore(name);
  let ids = 0;
  const notify = vi.fn<() => void>();
  const media = createMedia({
    store: storage ? store : null,
    shrink: (picture) => Promise.resolve(picture),
    assetUrl: (file) => `/demo/pictures/${file}`,
    notify,
  });
  const newId = (prefix: string): string => `${prefix}_${++ids}`;
  return { media, notify, save: (upload: Blob) => media.save(upload, newId) };
}
const picture = new Blob(['pixels'], { type: 'image/png' });

test('[AMB-57] gives an uploaded picture a URL in every tab, and a drawn one its own', async () => {
  const [a, b] = [await openTab('media'), await openTab('media')];
  const reference = await a.save(picture);
  expect(reference).toBe('media:picture_1');
  const json = JSON.stringify({
    images: [reference, 'asset:scenery/goa-1.svg'],
    content: 'see media: later',
  });
  expect(await a.media.resolveUrls(json)).toMatch(
    /^\{"images":\["blob:[^"]+","\/demo\/pictures\/scenery\/goa-1\.svg"\],"content":"see media: later"\}$/,
  );
  expect(await b.media.resolveUrls(json)).toContain('"blob:');
});

test('creates a URL once, and shows the fallback for a missing picture', async () => {
  const { media, save } = await openTab('media-2');
  const json = JSON.stringify(await save(picture));
  expect(await media.resolveUrls(json)).toBe(await media.resolveUrls(json));
  await media.clear();
  expect(await media.resolveUrls(json)).toBe('"/demo/pictures/fallback.svg"');
});

test('without storage, keeps a picture as long as the page is open', async () => {
  const { media, save } = await openTab('media-3', false);
  expect(await media.resolveUrls(JSON.stringify(await save(picture)))).toContain('"blob:');
});
