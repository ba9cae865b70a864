import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Button } from '../../ui/Button.tsx';
import { EmptyCard } from '../../brand/EmptyCard.tsx';
import { focusSearchField } from '../../ui/focusSearchField.ts';
import { Stack } from '../../ui/Stack.tsx';

interface Props<T> {
  /** Plural noun used in texts, such as 'packages'. */
  resource: 'packages' | 'destinations';
  art: 'ticket' | 'stamp';
  items: readonly T[];
  query: string;
  onClear: () => void;
  children: (item: T, index: number) => ReactNode;
}

/** A filtered catalogue: the count, then the cards or an empty state (PKG-02, PKG-10, DEST-02, DEST-08). */
export function CatalogueResults<T>({ resource, art, items, query, onClear, children }: Props<T>) {
  const searched = query.trim();
  const clear = (): void => {
    // The pressed button is about to be removed.
    focusSearchField();
    onClear();
  };
  return (
    <Stack $gap={16}>
      <Count role="status">{`${items.length} ${resource} found`}</Count>
      {items.length > 0 ? (
        items.map(children)
      ) : (
        <EmptyCard
          art={art}
          title={`No ${resource} found`}
          text={searched ? `Nothing matches “${searched}”.` : undefined}
          action={
            searched ? (
              <Button variant="line" onClick={clear}>
                Clear search
              </Button>
            ) : undefined
          }
        />
      )}
    </Stack>
  );
}

const Count = styled.p`
  color: var(--ink-3);
  font: var(--t-meta);
  font-size: 0.875rem;
`;
