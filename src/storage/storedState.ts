import { GUEST_ID } from '../shared/limits.ts';
import { type StoredDataset, mockStorage } from '../shared/mockStorage.ts';
import { STORAGE_KEYS } from './keys.ts';

/** The theme of the last visit; null on a first visit or if storage is blocked. */
export function storedTheme(): string | null {
  try {
    return localStorage.getItem(STORAGE_KEYS.theme);
  } catch {
    return null;
  }
}

const HARMLESS = new Set(['panel', 'transport', 'simulate']);
/** Whether a tab setting or link parameter has no effect on the prerendered screens. */
export const isHarmlessSetting = (name: string): boolean => HARMLESS.has(name);
const isNothing = (value: unknown): boolean => value === 0 || (Array.isArray(value) && value.length === 0);
const isPlain = (settings: unknown): boolean =>
  Object.entries(settings ?? {}).every(([name, value]) => isHarmlessSetting(name) || isNothing(value));

const parse = (text: string | null): unknown => (text === null ? null : JSON.parse(text));
const isDataset = (value: unknown): value is StoredDataset =>
  typeof value === 'object' && value !== null && 'epoch' in value && 'changed' in value;

/** The signed-in user as stored by the mock backend; null on a first visit. Throws if storage is blocked. */
function storedSession(base: string): string | null {
  const name = mockStorage.tabPrefix(base) + mockStorage.session;
  return sessionStorage.getItem(name) ?? localStorage.getItem(name);
}

/** Whether the guest is signed in to the mock backend; null on a first visit or if storage is blocked. */
export function storedGuest(base: string): boolean | null {
  try {
    const session = storedSession(base);
    // The part before the id is the session's expiry time.
    return session === null ? null : session.split(':').at(-1) === GUEST_ID;
  } catch {
    return null;
  }
}

/**
 * Whether the mock backend in this browser would show the seed to the guest, and the time the seed's dates
 * are relative to (null on a first visit). Returns null if unknown: storage is blocked or holds something
 * else.
 */
export function storedState(base: string): { isSeed: boolean; epoch: number | null } | null {
  const name = (key: string): string => mockStorage.prefix(base) + key;
  const nameInTab = (key: string): string => mockStorage.tabPrefix(base) + key;
  try {
    const session = storedSession(base) ?? GUEST_ID;
    const settings = parse(sessionStorage.getItem(nameInTab(mockStorage.settings)));
    const isPending = [mockStorage.link, mockStorage.firstWrites].some(
      (key) => sessionStorage.getItem(nameInTab(key)) !== null,
    );
    const dataset = parse(localStorage.getItem(name(mockStorage.dataset)));
    if (dataset !== null && !isDataset(dataset)) return null;
    return {
      isSeed: session === GUEST_ID && isPlain(settings) && !isPending && dataset?.changed !== true,
      epoch: dataset?.epoch ?? null,
    };
  } catch {
    return null;
  }
}
