import { GUEST_ID } from '../shared/limits.ts';
import { type StoredDataset, mockStorage } from '../shared/mockStorage.ts';
import { STORAGE_KEYS } from './keys.ts';

/** The theme of the last visit; null on a first one and without storage. */
export function storedTheme(): string | null {
  try {
    return localStorage.getItem(STORAGE_KEYS.theme);
  } catch {
    return null;
  }
}

/** Settings of a tab that change nothing on screen. */
const HARMLESS = new Set(['panel', 'transport', 'simulate']);
const isNothing = (value: unknown): boolean => value === 0 || (Array.isArray(value) && value.length === 0);
const isPlain = (settings: unknown): boolean =>
  Object.entries(settings ?? {}).every(([name, value]) => HARMLESS.has(name) || isNothing(value));

const parse = (text: string | null): unknown => (text === null ? null : JSON.parse(text));
const isDataset = (value: unknown): value is StoredDataset =>
  typeof value === 'object' && value !== null && 'epoch' in value && 'changed' in value;

/**
 * Whether the mock backend of this browser would show the guest the seed, and around which moment (null on a first
 * visit). Null where that cannot be told: storage is blocked or holds something else.
 */
export function storedState(base: string): { isSeed: boolean; epoch: number | null } | null {
  const name = (key: string): string => mockStorage.prefix(base) + key;
  const nameInTab = (key: string): string => mockStorage.tabPrefix(base) + key;
  try {
    const inTab = sessionStorage.getItem(nameInTab(mockStorage.session));
    const session = inTab ?? localStorage.getItem(name(mockStorage.session)) ?? GUEST_ID;
    const settings = parse(sessionStorage.getItem(nameInTab(mockStorage.settings)));
    const dataset = parse(localStorage.getItem(name(mockStorage.dataset)));
    if (dataset !== null && !isDataset(dataset)) return null;
    return {
      isSeed: session === GUEST_ID && isPlain(settings) && dataset?.changed !== true,
      epoch: dataset?.epoch ?? null,
    };
  } catch {
    return null;
  }
}
