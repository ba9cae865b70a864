import * as fc from 'fast-check';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { mockStorage } from '../shared/mockStorage.ts';
import { draftKey, mergeDraft } from './drafts.ts';
import { STORAGE_KEYS, personKey, storageName } from './keys.ts';
import { storedGuest, storedState, storedTheme } from './storedState.ts';
import { localStore, parseStored } from './webStorage.ts';

const BASE = '/';
const EMPTY = { title: '', tags: [''], count: 0 };
const DRAFT = draftKey('asha', 'post');
/** Every key that is read before the first screen, or with a form. */
const NAMES = [
  ...Object.values(STORAGE_KEYS).map((key) => storageName(key)),
  storageName(personKey(STORAGE_KEYS.draft, 'asha')),
  storageName(DRAFT),
  ...[mockStorage.session, mockStorage.settings, mockStorage.dataset].map(
    (key) => mockStorage.prefix(BASE) + key,
  ),
];
const VALID = ['dark', 'yes', '{"title":"Typed with care"}', 'guest_user_001', '{"epoch":1,"changed":false}'];

/** Missing, truncated, of another type or version, or not written by this app at all. */
const stored = fc.oneof(
  fc.constant(null),
  fc.tuple(fc.constantFrom(...VALID), fc.nat(20)).map(([text, end]) => text.slice(0, end)),
  fc.json(),
  fc.string(),
  fc
    .record({ epoch: fc.anything(), changed: fc.anything(), version: fc.nat() })
    .map((value) => JSON.stringify(value)),
  fc
    .record({ title: fc.anything(), tags: fc.anything(), count: fc.anything() })
    .map((value) => JSON.stringify(value)),
);

/** A fake web storage; `full` makes it reject writes. */
function createStorage(items: Map<string, string>, full: boolean): Partial<Storage> {
  return {
    getItem: (name) => items.get(name) ?? null,
    setItem(name, value) {
      if (full) throw new DOMException('No room', 'QuotaExceededError');
      items.set(name, value);
    },
    removeItem: (name) => void items.delete(name),
  };
}

beforeEach(() => {
  vi.stubGlobal('addEventListener', vi.fn());
  vi.stubGlobal('removeEventListener', vi.fn());
});
afterEach(() => vi.unstubAllGlobals());

test('[SHIP-06, THEME-02] with any content of web storage, a page starts, a draft keeps its valid parts, and values are stored', () => {
  const all = fc.record(Object.fromEntries(NAMES.map((name) => [name, stored])));
  const property = fc.property(all, all, fc.boolean(), (local, session, full) => {
    const fill = (values: Record<string, string | null>): Map<string, string> =>
      new Map(Object.entries(values).flatMap(([name, value]) => (value === null ? [] : [[name, value]])));
    vi.stubGlobal('localStorage', createStorage(fill(local), full));
    vi.stubGlobal('sessionStorage', createStorage(fill(session), full));
    expect([null, 'string']).toContain(storedTheme() === null ? null : typeof storedTheme());
    expect([true, false, null]).toContain(storedGuest(BASE));
    expect([true, false, undefined]).toContain(storedState(BASE)?.isSeed);
    const text = local[storageName(DRAFT)] ?? null;
    const shown = mergeDraft(EMPTY, text);
    const draft = Object(parseStored(text));
    expect(shown.title).toBe(typeof draft.title === 'string' ? draft.title : '');
    expect(shown.tags.every((tag) => typeof tag === 'string')).toBe(true);
    localStore.set(DRAFT, '{"title":"Typed after"}');
    expect(localStore.get(DRAFT)).toBe('{"title":"Typed after"}');
    localStore.set(DRAFT, null);
  });
  fc.assert(property, { numRuns: 120, seed: 15 });
});
