/** AMB-70: invisible characters count as blank. The samples in the steps use these. */
const INVISIBLE = /[\s\u200B\u2060\uFEFF]/g;

/** A text as stored: trimmed, and empty if nothing is visible. */
export const storedText = (text: string): string => (text.replace(INVISIBLE, '') === '' ? '' : text.trim());

/** The stored text, or null if it is blank or missing. */
export const storedTextOrNull = (text: string | null | undefined): string | null =>
  storedText(text ?? '') || null;

export const isTooLong = (text: string, most: number): boolean => storedText(text).length > most;

/** Whether a required text with this maximum length is refused. */
export const isInvalid = (text: string, most: number): boolean =>
  storedText(text) === '' || isTooLong(text, most);

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

/** AMB-09: ignores spaces, case and invisible characters. */
export const isSamePlace = (a: string, b: string): boolean => placeKey(a) === placeKey(b);
export const placeKey = (place: string): string =>
  place
    .replace(/[\u200B\u2060\uFEFF]/g, '')
    .split(/\s+/)
    .filter(Boolean)
    .join(' ')
    .normalize()
    .toLowerCase();

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
