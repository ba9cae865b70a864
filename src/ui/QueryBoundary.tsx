import type { ComponentProps, ReactNode } from 'react';
import { Card } from './Card.tsx';
import { ErrorState } from './ErrorState.tsx';
import { SkeletonCard } from '../brand/SkeletonCard.tsx';

interface Props<T> {
  /** As much of a query as matters here. */
  query: { data: T | undefined; isError: boolean; refetch: () => unknown };
  /** What stands there meanwhile; a row on paper unless told. */
  waiting?: ReactNode;
  /** What did not load, as a sentence. */
  failed: string;
  /** Rank of that sentence on its screen. */
  heading?: ComponentProps<typeof ErrorState>['heading'];
  /** Tells of a later failure too, above what is here. */
  again?: boolean;
  children: (data: T) => ReactNode;
}

/** Something asked for: on its way, failed with a way to ask again, or here. The failure lies on paper. */
export function QueryBoundary<T>({ query, waiting, failed, heading, again = false, children }: Props<T>) {
  const { data, isError, refetch } = query;
  if (data === undefined && !isError) {
    return (
      <>
        <span className="vh" role="status">
          Loading...
        </span>
        {waiting ?? (
          <Card>
            <SkeletonCard variant="row" />
          </Card>
        )}
      </>
    );
  }
  return (
    <>
      {isError && (again || data === undefined) && (
        <Card $flush>
          <ErrorState title={failed} heading={heading} onRetry={() => refetch()} />
        </Card>
      )}
      {data !== undefined && children(data)}
    </>
  );
}
