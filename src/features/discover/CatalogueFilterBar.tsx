import MagnifyingGlassIcon from '@phosphor-icons/core/regular/magnifying-glass.svg?react';
import StarIcon from '@phosphor-icons/core/regular/star.svg?react';
import StarFillIcon from '@phosphor-icons/core/fill/star-fill.svg?react';
import { styled } from 'styled-components';
import type { CatalogueFilter } from '../../shared/catalogueFilter.ts';
import { searchLineCss } from '../../ui/controlStyles.ts';

interface Props {
  /** Accessible name and placeholder of the search box. */
  label: string;
  filter: CatalogueFilter;
  onChange: (part: Partial<CatalogueFilter>) => void;
}

/** A catalogue's search box, which filters while typing, and its 'Featured' toggle (PKG-01, DEST-01). */
export function CatalogueFilterBar({ label, filter, onChange }: Props) {
  return (
    <Bar role="search" onSubmit={(event) => event.preventDefault()}>
      <MagnifyingGlassIcon aria-hidden />
      <input
        type="search"
        enterKeyHint="search"
        aria-label={label}
        placeholder={label}
        value={filter.query}
        onChange={(event) => onChange({ query: event.target.value })}
      />
      <Featured
        type="button"
        aria-pressed={filter.featured}
        onClick={() => onChange({ featured: !filter.featured })}
      >
        {filter.featured ? <StarFillIcon aria-hidden /> : <StarIcon aria-hidden />}
        Featured
      </Featured>
    </Bar>
  );
}

const Bar = styled.form`
  ${searchLineCss}
`;

const Featured = styled.button`
  flex: none;
  display: inline-flex;
  align-items: center;
  gap: 6px;
  min-height: 48px;
  padding: 0 14px;
  border-radius: var(--r-control);
  background: var(--paper);
  box-shadow: inset 0 0 0 1.5px var(--line-2);
  font: var(--t-control);
  svg {
    width: 18px;
    height: 18px;
  }
  &[aria-pressed='true'] {
    background: var(--ink);
    color: var(--paper);
    box-shadow: none;
  }
  &:focus-visible {
    border-radius: var(--r-control);
  }
`;
