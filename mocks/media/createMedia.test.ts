import 'fake-indexeddb/auto';
import { expect, test, vi } from 'vitest';
import { createMedia } from '../media/createMedia.ts';
import { openStore } from '../persistence/openStore.ts';

async function aTab(name: string, storage = true) {
  const { store } = await openStore(name);
  let ids = 0;
  const notify = vi.fn<() => void>();
  const media = createMedia({
    store: storage ? store : null,
    newId: (prefix) => `${prefix}_${++ids}`,
    shrink: (picture) => Promise.resolve(picture),
    drawn: (file) => `/demo/pictures/${file}`,
    notify,
  });
  return { media, notify };
}
const picture = new Blob(['pixels'], { type: 'image/png' });

test('[AMB-57] an uploaded picture gets an address in every tab; drawn ones are served', async () => {
  const [a, b] = [await aTab('media'), await aTab('media')];
  const reference = await a.media.keep(picture);
  expect(reference).toBe('media:picture_1');
  const json = JSON.stringify({
    images: [reference, 'asset:scenery/goa-1.svg'],
    content: 'see media: later',
  });
  expect(await a.media.withAddresses(json)).toMatch(
    /^\{"images":\["blob:[^"]+","\/demo\/pictures\/scenery\/goa-1\.svg"\],"content":"see media: later"\}$/,
  );
  expect(await b.media.withAddresses(json)).toContain('"blob:');
});

test('an address is made once, and a picture that is gone shows the fallback', async () => {
  const { media } = await aTab('media-2');
  const json = JSON.stringify(await media.keep(picture));
  expect(await media.withAddresses(json)).toBe(await media.withAddresses(json));
  await media.clear();
  expect(await media.withAddresses(json)).toBe('"/demo/pictures/fallback.svg"');
});

test('without storage a picture lasts as long as the page', async () => {
  const { media } = await aTab('media-3', false);
  expect(await media.withAddresses(JSON.stringify(await media.keep(picture)))).toContain('"blob:');
});
