import type { ComponentProps } from 'react';
import { Card } from '../ui/Card.tsx';
import { EmptyState } from './EmptyState.tsx';

/** An `EmptyState` on paper of its own, in place of a list. In a card or a dialog it needs none. */
export function EmptyCard(props: ComponentProps<typeof EmptyState>) {
  return (
    <Card $flush>
      <EmptyState {...props} />
    </Card>
  );
}
