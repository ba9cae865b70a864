import type { ReactNode } from 'react';
import { ErrorState } from './ErrorState.tsx';

interface Props<T> {
  /** As much of a query as matters here. */
  query: { data: T | undefined; isError: boolean; refetch: () => unknown };
  waiting: ReactNode;
  /** What did not load, as a sentence. */
  failed: string;
  children: (data: T) => ReactNode;
}

/** Something asked for: on its way, failed with a way to ask again, or here. */
export function Loaded<T>({ query, waiting, failed, children }: Props<T>) {
  if (query.data !== undefined) return children(query.data);
  if (query.isError) {
    return <ErrorState title={failed} onRetry={() => query.refetch()} />;
  }
  return (
    <>
      <span className="vh" role="status">
        Loading...
      </span>
      {waiting}
    </>
  );
}
