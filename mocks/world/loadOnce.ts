/** Makes a function that loads something once; after a failure, the next call tries again. */
export function loadOnce<V>(load: () => Promise<V>): () => Promise<V> {
  let loading: Promise<V> | undefined;
  return () => {
    const current = (loading ??= load());
    current.catch(() => (loading = undefined));
    return current;
  };
}
