const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** The fields a search looks at: the destination, and other texts such as content and author. */
interface Searched {
  destination: string | null;
  texts: readonly string[];
}

/**
 * How well a post matches (AMB-17): 0 if the destination begins with the words, 1 if it or a text contains them as
 * whole words, 2 if a word of it begins with them, 3 for any other match; null for no match. Case-insensitive.
 */
export function searchRank(words: string, { destination, texts }: Searched): number | null {
  const all = [destination ?? '', ...texts];
  if (!all.some((text) => text.toLowerCase().includes(words.toLowerCase()))) return null;
  if (new RegExp(`^${escaped(words)}`, 'iu').test(destination ?? '')) return 0;
  const start = String.raw`(?<![\p{L}\p{N}])${escaped(words)}`;
  if (all.some((text) => new RegExp(String.raw`${start}(?![\p{L}\p{N}])`, 'iu').test(text))) return 1;
  return all.some((text) => new RegExp(start, 'iu').test(text)) ? 2 : 3;
}
