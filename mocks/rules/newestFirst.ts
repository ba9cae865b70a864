/** Newest first; for equal dates the last inserted comes first. ISO dates sort as text. */
export const newestFirst = <R>(rows: readonly R[], dateOf: (row: R) => string): R[] =>
  rows.toReversed().toSorted((a, b) => {
    const [left, right] = [dateOf(a), dateOf(b)];
    return left < right ? 1 : left > right ? -1 : 0;
  });

export const newestCreatedFirst = <R extends { createdAt: string }>(rows: readonly R[]): R[] =>
  newestFirst(rows, ({ createdAt }) => createdAt);

export const oldestCreatedFirst = <R extends { createdAt: string }>(rows: readonly R[]): R[] =>
  newestCreatedFirst(rows).toReversed();
