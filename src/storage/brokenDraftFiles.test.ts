import { promisifyRequest } from 'idb-keyval';
import { IDBFactory } from 'fake-indexeddb';
import * as fc from 'fast-check';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { draftFiles } from './draftFiles.ts';
import { draftKey, filesDatabase } from './drafts.ts';
import { storageName } from './keys.ts';

const NAMES = ['a.png', 'b.png', 'c.png'];
const intactFile = (name: string) => ({
  name,
  type: 'image/png',
  lastModified: 0,
  bytes: new TextEncoder().encode(name).buffer,
});

/** Missing, truncated, or of another type or version. */
const other = fc.anything({ withDate: true, withMap: true, withTypedArray: true, withBigInt: true });
const damages = fc.oneof(
  other,
  fc.record({ name: other, type: other, lastModified: other, bytes: fc.constant(new ArrayBuffer(3)) }),
  fc.record({ name: fc.constant('x.png'), type: fc.string(), bytes: other }),
);

async function inStore<V>(
  database: string,
  mode: IDBTransactionMode,
  job: (files: IDBObjectStore) => IDBRequest<V>,
) {
  const request = indexedDB.open(database);
  request.addEventListener('upgradeneeded', () => request.result.createObjectStore('files'));
  const db = await promisifyRequest(request);
  const result = await promisifyRequest(job(db.transaction('files', mode).objectStore('files')));
  db.close();
  return result;
}

beforeEach(() => {
  const items = new Map<string, string>();
  vi.stubGlobal('indexedDB', new IDBFactory());
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, text: string) => void items.set(key, text),
    removeItem: (key: string) => void items.delete(key),
  });
});
afterEach(() => vi.unstubAllGlobals());

test(
  '[CRE-15, PLAN-14, SHIP-06] restores every valid file of 100 broken drafts, and accepts a new one',
  { timeout: 60_000 },
  async () => {
    let runs = 0;
    const broken = fc.uniqueArray(fc.tuple(fc.nat(NAMES.length - 1), damages), {
      minLength: 1,
      maxLength: NAMES.length - 1,
      selector: ([index]) => index,
    });
    const property = fc.asyncProperty(broken, async (damaged) => {
      const damageOf = new Map(damaged);
      const key = draftKey('asha', `post${(runs += 1)}`);
      const listed = NAMES.map((name) => `${name}/${name.length}`);
      localStorage.setItem(storageName(`${key}-files`), JSON.stringify({ files: listed }));
      const stored = NAMES.map((name, index) =>
        damageOf.has(index) ? damageOf.get(index) : intactFile(name),
      );
      await inStore(filesDatabase(key), 'readwrite', (files) => files.put(stored, key));
      await draftFiles.settle(key, (files) => files);
      const names = () => draftFiles.get(key).map(({ name }) => name);
      const intact = NAMES.filter((_, index) => !damageOf.has(index));
      expect(names()).toEqual(intact);
      await draftFiles.change(
        key,
        (files) => files,
        (files) => [...files, new File(['new'], 'new.png')],
      );
      expect(names()).toEqual([...intact, 'new.png']);
      const storedFiles: unknown = await inStore(filesDatabase(key), 'readonly', (files) => files.get(key));
      expect(storedFiles).toMatchObject([...intact, 'new.png'].map((name) => ({ name })));
    });
    await fc.assert(property, { numRuns: 100, seed: 15 });
  },
);

test('[CRE-15, SHIP-06] starts without files if the draft or its list has another type', async () => {
  let runs = 0;
  const property = fc.asyncProperty(other, fc.string(), async (stored, text) => {
    const key = draftKey('ravi', `post${(runs += 1)}`);
    localStorage.setItem(storageName(`${key}-files`), runs % 2 ? text : '{"files":["a.png/5"]}');
    await inStore(filesDatabase(key), 'readwrite', (files) => files.put(stored, key));
    await draftFiles.settle(key, (files) => files);
    expect(draftFiles.get(key)).toEqual([]);
    await draftFiles.change(
      key,
      (files) => files,
      () => [new File(['new'], 'new.png')],
    );
    expect(draftFiles.get(key).map(({ name }) => name)).toEqual(['new.png']);
  });
  await fc.assert(property, { numRuns: 60, seed: 15 });
});
