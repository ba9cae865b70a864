import 'fake-indexeddb/auto';
import * as fc from 'fast-check';
import { type UseStore, clear, entries, get, setMany } from 'idb-keyval';
import { expect, test, vi } from 'vitest';
import { openStore } from '../persistence/openStore.ts';
import { createMedia } from './createMedia.ts';

const FALLBACK = '"/pictures/fallback.svg"';
const COUNT = 4;
const reference = (index: number): string => JSON.stringify(`media:picture_${index}`);

function openMedia(store: UseStore | null) {
  const notify = vi.fn<() => void>();
  const media = createMedia({
    store,
    shrink: (picture) => Promise.resolve(picture),
    assetUrl: (file) => `/pictures/${file}`,
    urls: { create: (_, id) => `blob:${id}`, revoke: () => undefined },
    notify,
  });
  const save = (index: number) =>
    media.save(new Blob([`pixels ${index}`], { type: 'image/png' }), () => `picture_${index}`);
  return { media, notify, save };
}
async function openStored(name: string): Promise<UseStore> {
  const { store } = await openStore(name);
  if (!store) throw new Error('No store');
  return store;
}

/** Missing, truncated, or of another type or version. */
const damages = fc.oneof(
  fc.constant(undefined),
  fc.record({ type: fc.anything() }),
  fc.record({ bytes: fc.anything() }),
  fc.record({ type: fc.oneof(fc.nat(), fc.constant(null)), bytes: fc.constant(new ArrayBuffer(2)) }),
  fc.anything({ withDate: true, withMap: true, withTypedArray: true, withBigInt: true }),
);

test('[SHIP-06] shows every intact picture of 100 broken stores, and a fallback for the rest', async () => {
  const store = await openStored('broken-pictures');
  const writer = openMedia(store);
  for (let index = 0; index < COUNT; index += 1) await writer.save(index);
  const intact = await entries<string, unknown>(store);
  const broken = fc.uniqueArray(fc.tuple(fc.nat(COUNT - 1), damages), {
    minLength: 1,
    maxLength: COUNT - 1,
    selector: ([index]) => index,
  });
  const property = fc.asyncProperty(broken, async (damaged) => {
    const damageOf = new Map(damaged);
    await clear(store);
    await setMany(
      intact.map(([key, value], index) => [key, damageOf.has(index) ? damageOf.get(index) : value]),
      store,
    );
    const { media, save, notify } = openMedia(store);
    for (let index = 0; index < COUNT; index += 1)
      expect(await media.resolveUrls(reference(index))).toBe(
        damageOf.has(index) ? FALLBACK : `"blob:picture_${index}"`,
      );
    expect(Object.keys(await media.dump())).toHaveLength(COUNT - damageOf.size);
    await save(9);
    expect(await get('picture_9', store)).toBeDefined();
    expect(notify).not.toHaveBeenCalled();
  });
  await fc.assert(property, { numRuns: 100, seed: 15 });
});

test('[SHIP-06] waits once, under two seconds, for a picture store that does not respond', async () => {
  const asked = vi.fn<() => void>();
  const { media, save } = openMedia(async () => {
    asked();
    return new Promise(() => undefined);
  });
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  try {
    const urls = media.resolveUrls(`[${reference(1)},${reference(2)}]`);
    await vi.advanceTimersByTimeAsync(1999);
    expect(await urls).toBe(`[${FALLBACK},${FALLBACK}]`);
    expect(asked).toHaveBeenCalledTimes(1);
    await save(3);
    expect(await media.resolveUrls(reference(3))).toBe('"blob:picture_3"');
  } finally {
    vi.useRealTimers();
  }
});
