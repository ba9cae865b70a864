/** What a catalogue list is narrowed to; an empty query and `false` narrow nothing. */
export interface CatalogueFilter {
  query: string;
  featured: boolean;
}

/** Case-insensitive substring match; the query is trimmed, and an empty one matches everything. */
export function matchesSearch(query: string, texts: readonly string[]): boolean {
  const wanted = query.trim().toLowerCase();
  return wanted === '' || texts.some((text) => text.toLowerCase().includes(wanted));
}

/** PKG-01, PKG-03, DEST-01, DEST-03: the items that pass both the search and the toggle, in their order. */
export const filterCatalogue = <T extends { isFeatured: boolean }>(
  items: readonly T[],
  { query, featured }: CatalogueFilter,
  texts: (item: T) => readonly string[],
): T[] => items.filter((item) => (item.isFeatured || !featured) && matchesSearch(query, texts(item)));
