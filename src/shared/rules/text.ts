/** Spaces and characters that no font draws, such as a zero-width space. */
const INVISIBLE = /[\s\p{Cc}\p{Default_Ignorable_Code_Point}\u2800]/gu;

/** Whether there is nothing to read in a text (AMB-70). */
export const isBlank = (text: string): boolean => text.replace(INVISIBLE, '') === '';

/** A text without what nobody sees: two that look alike are equal. */
export const visibleText = (text: string): string =>
  text.replace(/[\p{Cc}\p{Default_Ignorable_Code_Point}]/gu, '').trim();

/** A text as it is stored: trimmed, and empty where there is nothing to read. */
export const cleanText = (text: string): string => (isBlank(text) ? '' : text.trim());
