import type { ComponentProps, ReactNode } from 'react';
import { Card } from './Card.tsx';
import { ErrorState } from './ErrorState.tsx';
import { SkeletonRow } from './SkeletonRow.tsx';

interface Props<T> {
  /** The parts of a query result that are used. */
  query: { data: T | undefined; isError: boolean; error?: unknown; refetch: () => unknown };
  /** Shown while loading; a card with one skeleton row by default. */
  fallback?: ReactNode;
  /** What did not load, as a sentence. */
  errorTitle: string;
  /** Heading level of the error title. */
  heading?: ComponentProps<typeof ErrorState>['heading'];
  /** Illustration of the error, for when a whole list failed. */
  errorArt?: ReactNode;
  /** Also shows an error above the data when a refetch fails. */
  showRefetchError?: boolean;
  children: (data: T) => ReactNode;
}

/** Renders the loading, error or success state of a query; errors are shown in a card with a retry button. */
export function QueryBoundary<T>({
  query,
  fallback,
  errorTitle,
  heading,
  errorArt,
  showRefetchError = false,
  children,
}: Props<T>) {
  const { data, isError, error, refetch } = query;
  if (data === undefined && !isError) {
    return (
      <>
        <span className="vh" role="status">
          Loading...
        </span>
        {fallback ?? (
          <Card>
            <SkeletonRow />
          </Card>
        )}
      </>
    );
  }
  return (
    <>
      {isError && (showRefetchError || data === undefined) && (
        <Card $flush>
          <ErrorState
            title={errorTitle}
            error={error}
            heading={heading}
            art={data === undefined && errorArt}
            onRetry={refetch}
          />
        </Card>
      )}
      {data !== undefined && children(data)}
    </>
  );
}
