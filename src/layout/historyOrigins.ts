/** Path of the screen that each history entry was opened from; lost on reload. */
const origins = new Map<string, string>();

/** Records that the entry `key` was opened from the screen at `pathname`. */
export const recordOrigin = (key: string, pathname: string): void => void origins.set(key, pathname);

/** Path of the screen the entry was opened from; undefined after a reload. */
export const originOf = (key: string): string | undefined => origins.get(key);
