/** Whitespace and characters that no font draws, such as a zero-width space. */
const INVISIBLE = /[\s\p{Cc}\p{Default_Ignorable_Code_Point}\u2800]/gu;

/** Whether a text has no visible characters (AMB-70). */
export const isBlank = (text: string): boolean => text.replace(INVISIBLE, '') === '';

/** A text without invisible characters, for comparing texts that look the same. */
export const visibleText = (text: string): string =>
  text.replace(/[\p{Cc}\p{Default_Ignorable_Code_Point}]/gu, '').trim();

/** A text as it is stored: trimmed, and empty if it has no visible characters. */
export const cleanText = (text: string): string => (isBlank(text) ? '' : text.trim());

/** Number of characters of a text as it is stored; an emoji's code points each count as one (AMB-70). */
export const characterCount = (text: string): number => Array.from(cleanText(text)).length;
