/** Which screen each entry of the history was opened from; a reload forgets. */
const origins = new Map<string, string>();

/** Notes that the entry `key` was opened from the screen at `pathname`. */
export const recordOrigin = (key: string, pathname: string): void => void origins.set(key, pathname);

/** The path of the screen that the entry was opened from, where it was opened in this page. */
export const originOf = (key: string): string | undefined => origins.get(key);
