/** AMB-70: characters that show nothing count as empty. The samples of the steps use these. */
const UNSEEN = /[\s\u200B\u2060\uFEFF]/g;

/** A text as it is kept: without spaces around it, and empty where nothing is to be seen. */
export const kept = (text: string): string => (text.replace(UNSEEN, '') === '' ? '' : text.trim());

/** Kept text, or null where it is blank or missing. */
export const keptOrNull = (text: string | null | undefined): string | null => kept(text ?? '') || null;

export const isTooLong = (text: string, most: number): boolean => kept(text).length > most;

/** Whether a required text of at most so many characters is refused. */
export const isBad = (text: string, most: number): boolean => kept(text) === '' || isTooLong(text, most);

/** AMB-13. */
export function optionsOf(options: string | readonly string[]): string[] {
  if (typeof options !== 'string') return [...options];
  if (/^\s*\[.*\]\s*$/s.test(options)) {
    const list: unknown = JSON.parse(options);
    if (Array.isArray(list)) return list.map(String);
  }
  return options
    .split(',')
    .map((option) => option.trim())
    .filter((option) => option !== '');
}

/** AMB-09: spaces and case aside. */
export const samePlace = (a: string, b: string): boolean => placeKey(a) === placeKey(b);
export const placeKey = (place: string): string => place.split(/\s+/).filter(Boolean).join(' ').toLowerCase();

/** PROF-16. */
export function nameOf({
  firstName,
  lastName,
  email,
}: {
  firstName: string | null;
  lastName: string | null;
  email: string | null;
}): string {
  if (firstName && lastName) return `${firstName} ${lastName}`;
  if (firstName) return firstName;
  return email === null || email === '' ? 'Anonymous' : email.slice(0, email.indexOf('@'));
}
