/** Nothing is laid out here, so that nothing comes into view and nothing changes its size. */
export function createObservers() {
  class NoObserver {
    observe(): void {}
    unobserve(): void {}
    disconnect(): void {}
    takeRecords(): never[] {
      return [];
    }
  }
  return { IntersectionObserver: class extends NoObserver {}, ResizeObserver: class extends NoObserver {} };
}
