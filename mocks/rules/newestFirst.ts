/** Newest first; of two made in the same moment the later one leads. ISO dates order as text. */
export const newestFirst = <R>(rows: readonly R[], dateOf: (row: R) => string): R[] =>
  rows.toReversed().toSorted((a, b) => {
    const [left, right] = [dateOf(a), dateOf(b)];
    return left < right ? 1 : left > right ? -1 : 0;
  });

/** The same for rows with `createdAt`. */
export const newestCreated = <R extends { createdAt: string }>(rows: readonly R[]): R[] =>
  newestFirst(rows, ({ createdAt }) => createdAt);

/** Oldest first, as answers and comments are read. */
export const oldestCreated = <R extends { createdAt: string }>(rows: readonly R[]): R[] =>
  newestCreated(rows).toReversed();
