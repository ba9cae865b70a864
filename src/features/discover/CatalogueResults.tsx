import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import type { CatalogueFilter } from '../../shared/catalogueFilter.ts';
import { Button } from '../../ui/Button.tsx';
import { EmptyCard } from '../../brand/EmptyCard.tsx';
import { focusSearchField } from '../../ui/focusSearchField.ts';
import { Stack } from '../../ui/Stack.tsx';
import { EmptyCatalogue } from './EmptyCatalogue.tsx';

interface Props<T> {
  /** Plural noun used in texts, such as 'packages'. */
  resource: 'packages' | 'destinations';
  items: readonly T[];
  filter: CatalogueFilter;
  onChange: (part: Partial<CatalogueFilter>) => void;
  children: (item: T, index: number) => ReactNode;
}

/** A filtered catalogue: the count, then the cards or an empty state (PKG-02, PKG-10, DEST-02, DEST-08). */
export function CatalogueResults<T>({ resource, items, filter, onChange, children }: Props<T>) {
  return (
    <Stack $gap={16}>
      <Count role="status">{`${items.length} ${resource} found`}</Count>
      {items.length > 0 ? (
        items.map(children)
      ) : (
        <NoneFound resource={resource} filter={filter} onChange={onChange} />
      )}
    </Stack>
  );
}

const arts = { packages: 'ticket', destinations: 'stamp' } as const;

function NoneFound({ resource, filter, onChange }: Omit<Props<never>, 'items' | 'children'>) {
  const title = `No ${resource} found`;
  const searched = filter.query.trim();
  const change = (part: Partial<CatalogueFilter>): void => {
    // The pressed button is about to be removed.
    focusSearchField();
    onChange(part);
  };
  if (!searched && !filter.featured) return <EmptyCatalogue resource={resource} title={title} />;
  return (
    <EmptyCard
      art={arts[resource]}
      title={title}
      text={searched ? `Nothing matches “${searched}”.` : `None of the ${resource} is featured now.`}
      action={
        searched ? (
          <Button variant="line" onClick={() => change({ query: '' })}>
            Clear search
          </Button>
        ) : (
          <Button variant="line" onClick={() => change({ featured: false })}>
            {`Show all ${resource}`}
          </Button>
        )
      }
    />
  );
}

const Count = styled.p`
  color: var(--ink-3);
  font: var(--t-meta);
  font-size: 0.875rem;
`;
