import type { ComponentProps } from 'react';
import { Card } from '../ui/Card.tsx';
import { EmptyState } from './EmptyState.tsx';

/**
 * An `EmptyState` in its own card, shown in place of a list. Inside a card or dialog use `EmptyState`
 * directly.
 */
export function EmptyCard(props: ComponentProps<typeof EmptyState>) {
  return (
    <Card $flush>
      <EmptyState {...props} />
    </Card>
  );
}
