import { useQuery } from '@tanstack/react-query';
import type { ComponentProps, ReactNode } from 'react';
import type { User } from '../../contract/users.ts';
import { Card } from '../../ui/Card.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { SkeletonCard } from '../../ui/SkeletonCard.tsx';
import { SignInFirst } from './SignInFirst.tsx';
import { viewerQuery } from './useViewer.ts';

interface Props {
  /** What a visitor reads in its place. */
  visitor: ComponentProps<typeof SignInFirst>;
  children: (viewer: User) => ReactNode;
}

/** Something of the viewer's own: on its way, not to be had, nobody's, or here (AMB-02). */
export function OwnOnly({ visitor, children }: Props) {
  const { data: viewer, isError, refetch } = useQuery(viewerQuery);
  if (viewer) return children(viewer);
  if (viewer === null) return <SignInFirst {...visitor} />;
  if (isError) {
    return (
      <Card $flush>
        <ErrorState title="Your account did not load" onRetry={() => void refetch()} />
      </Card>
    );
  }
  return (
    <Card>
      <span className="vh" role="status">
        Loading...
      </span>
      <SkeletonCard variant="row" />
    </Card>
  );
}
