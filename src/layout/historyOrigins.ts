/** Path of the screen from which each history entry was opened; lost on reload. */
const origins = new Map<string, string>();

/** Records that the entry `key` was opened from the screen at `pathname`. */
export const recordOrigin = (key: string, pathname: string): void => void origins.set(key, pathname);

/** Path of the screen from which the entry was opened; undefined after a reload. */
export const originOf = (key: string): string | undefined => origins.get(key);
