/** Filter of a catalogue list; an empty query and `false` match everything. */
export interface CatalogueFilter {
  query: string;
  featured: boolean;
}

/**
 * Case-insensitive substring match on any of the texts; the query is trimmed, and an empty one matches
 * everything.
 */
export function matchesSearch(query: string, texts: readonly string[]): boolean {
  const wanted = query.trim().toLowerCase();
  return wanted === '' || texts.some((text) => text.toLowerCase().includes(wanted));
}

/**
 * The items that match both the search and the featured toggle, in their original order (PKG-01, PKG-03,
 * DEST-01, DEST-03).
 */
export const filterCatalogue = <T extends { isFeatured: boolean }>(
  items: readonly T[],
  { query, featured }: CatalogueFilter,
  texts: (item: T) => readonly string[],
): T[] => items.filter((item) => (item.isFeatured || !featured) && matchesSearch(query, texts(item)));
