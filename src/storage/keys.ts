import { appStorage } from '../shared/appStorage.ts';

/** Keys of everything that the app stores in the browser. Keys of one user end with the user's id. */
export const STORAGE_KEYS = {
  theme: appStorage.theme,
  lastGuest: 'last-guest',
  shortcuts: 'shortcuts',
  scroll: 'scroll',
  openComments: 'open-comments',
  restoredTodos: 'restored-todos',
  seenNews: 'seen-news',
  readNews: 'read-news',
  draft: appStorage.draft,
  draftFiles: 'draft-files',
} as const;

type Name = (typeof STORAGE_KEYS)[keyof typeof STORAGE_KEYS];
export type PersonalKey = `${Name}/${string}`;
export type StorageKey = Name | PersonalKey;

/** The key of a value that belongs to one user, or to a visitor. */
export const personKey = <N extends Name>(name: N, userId: string | null): `${N}/${string}` =>
  `${name}/${userId ?? 'visitor'}`;

const BASE = import.meta.env.BASE_URL;
let scope: string | null = null;

/**
 * Separates all values, including the theme, from the app's own: Storybook may share an origin with the demo.
 */
export function setStorageScope(name: string): void {
  scope = name;
}

/** The base path is part of every name, since two demos may share an origin. */
export const storagePrefix = (): string => (scope === null ? appStorage.prefix(BASE) : `${scope}:${BASE}:`);

/** The name under which a key is stored; the name for the theme is fixed (THEME-02). */
export const storageName = (key: StorageKey): string =>
  scope === null && key === STORAGE_KEYS.theme ? key : storagePrefix() + key;
