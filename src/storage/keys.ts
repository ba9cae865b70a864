/** Everything that the app keeps in the browser. What belongs to one person has the person's id after the name. */
export const STORAGE_KEYS = {
  theme: 'travel-theme',
  lastGuest: 'last-guest',
  shortcuts: 'shortcuts',
  scroll: 'scroll',
  draft: 'draft',
  draftFiles: 'draft-files',
} as const;

type Name = (typeof STORAGE_KEYS)[keyof typeof STORAGE_KEYS];
export type PersonalKey = `${Name}/${string}`;
export type StorageKey = Name | PersonalKey;

/** The key of something that belongs to one person, or to the visitor who is nobody yet. */
export const personKey = <N extends Name>(name: N, userId: string | null): `${N}/${string}` =>
  `${name}/${userId ?? 'visitor'}`;

const BASE = import.meta.env.BASE_URL;
const APP = 'waystone-app';
let scope = APP;

/** Keeps everything, the theme included, apart from the app's own: Storybook may share an origin with the demo. */
export function setStorageScope(name: string): void {
  scope = name;
}

/** Two demos may share an origin, so the base path is part of every name. */
export const storagePrefix = (): string => `${scope}:${BASE}:`;

/** The name under which the browser keeps a key; the theme's is fixed by THEME-02. */
export const storageName = (key: StorageKey): string =>
  scope === APP && key === STORAGE_KEYS.theme ? key : storagePrefix() + key;
