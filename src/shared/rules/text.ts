/** Whitespace and characters that no font draws, such as a zero-width space. */
const INVISIBLE = /[\s\p{Cc}\p{Default_Ignorable_Code_Point}\u2800]/gu;

/** Whether a text has no visible characters (AMB-70). */
export const isBlank = (text: string): boolean => text.replace(INVISIBLE, '') === '';

/**
 * A text as it looks, for comparing texts: without invisible characters, with single spaces, and accented
 * letters as one character.
 */
export const visibleText = (text: string): string =>
  text
    .normalize('NFC')
    .replace(/\p{Default_Ignorable_Code_Point}|(?!\s)\p{Cc}/gu, '')
    .replace(/\s+/g, ' ')
    .trim();

/** A text as it is stored: trimmed, and empty if it has no visible characters. */
export const cleanText = (text: string): string => (isBlank(text) ? '' : text.trim());

/** Number of characters of a text as it is stored; an emoji's code points each count as one (AMB-70). */
export const characterCount = (text: string): number => Array.from(cleanText(text)).length;
