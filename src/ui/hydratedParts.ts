/** A part of a prerendered page that hydrates by itself. */
export interface Part {
  isHydrated: boolean;
}

const pending = new Set<Part>();
let listeners: (() => void)[] = [];

function settle(part: Part): void {
  pending.delete(part);
  if (pending.size > 0) return;
  for (const listener of listeners) listener();
  listeners = [];
}

/** The parts of the page that are not hydrated yet. */
export const hydratedParts = {
  /** Returns a function to call when the part leaves the page. */
  expect(part: Part): () => void {
    if (!part.isHydrated) pending.add(part);
    return () => settle(part);
  },
  mark(part: Part): void {
    part.isHydrated = true;
    settle(part);
  },
  whenAllHydrated: (): Promise<void> =>
    pending.size === 0 ? Promise.resolve() : new Promise((resolve) => listeners.push(resolve)),
};
