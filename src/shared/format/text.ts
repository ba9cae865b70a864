import { formatNumber } from './numbers.ts';

/** Upper-cases the first letter: 'accommodation' becomes 'Accommodation'. */
export const capitalize = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/** The first words of a text, followed by an ellipsis if there are more. */
export function excerptOf(text: string, words: number): string {
  const all = text.trim().split(/\s+/);
  return all.length > words
    ? `${all
        .slice(0, words)
        .join(' ')
        .replace(/[.,:;]$/, '')}…`
    : all.join(' ');
}

/** The error message for a text over its limit (AMB-70). */
export const tooLongText = (limit: number): string => `Too long: ${formatNumber(limit)} characters at most.`;

/** A badge's rarity as shown: 'other' reads as 'common' (PROF-10). */
export const rarityText = (rarity: string): string => (rarity === 'other' ? 'common' : rarity);
