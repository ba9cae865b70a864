type Callback = (entries: readonly object[]) => void;

/** There is no layout: observed elements only become visible when a user scrolls to the end. */
export function createObservers() {
  const seen = new Map<object, Callback>();
  class IntersectionObserver {
    readonly #callback: Callback;
    readonly #targets = new Set<object>();
    constructor(callback: Callback) {
      this.#callback = callback;
    }
    observe(target: object): void {
      this.#targets.add(target);
      seen.set(target, this.#callback);
    }
    unobserve(target: object): void {
      this.#targets.delete(target);
      seen.delete(target);
    }
    disconnect(): void {
      for (const target of this.#targets) this.unobserve(target);
    }
    takeRecords(): never[] {
      return [];
    }
  }
  class ResizeObserver {
    observe(): void {}
    unobserve(): void {}
    disconnect(): void {}
  }
  /** Makes all observed elements visible once; returns whether there were any. */
  function scrollToEnd(): boolean {
    const found = [...seen];
    for (const [target, callback] of found)
      callback([{ target, isIntersecting: true, intersectionRatio: 1 }]);
    return found.length > 0;
  }
  return { classes: { IntersectionObserver, ResizeObserver }, scrollToEnd };
}
