import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { CatalogueFilter } from '../../shared/catalogueFilter.ts';

const address = ({ query, featured }: CatalogueFilter): URLSearchParams => {
  const params = new URLSearchParams();
  if (query.trim()) params.set('q', query.trim());
  if (featured) params.set('featured', 'true');
  return params;
};

/**
 * The search text and toggle of a catalogue list, kept in the URL (`?q=`, `?featured=true`) without new
 * history entries. The text is also kept in state, since the router updates after the key press.
 */
export function useCatalogueFilter() {
  const [params, setParams] = useSearchParams();
  const [filter, setFilter] = useState<CatalogueFilter>(() => ({
    query: params.get('q') ?? '',
    featured: params.get('featured') === 'true',
  }));
  const change = (part: Partial<CatalogueFilter>): void => {
    const next = { ...filter, ...part };
    setFilter(next);
    setParams(address(next), { replace: true, preventScrollReset: true });
  };
  return { filter, change };
}
