import { type ComponentType, createElement, useEffect, useState } from 'react';
import { whenIdle } from './whenIdle.ts';

interface Props<P> {
  /** Imports the component. */
  load: () => Promise<ComponentType<P>>;
  /** Loads immediately instead of when the browser is idle. */
  wanted?: boolean;
  /** Props passed to the component once it is loaded. */
  props: P;
}

/**
 * Loads a component that the first paint does not need. A failed load is retried when `wanted` changes; the
 * browser logs the failure, except during navigation away from the page.
 */
export function Lazy<P extends object>({ load, wanted = false, props }: Props<P>) {
  const [part, setPart] = useState<ComponentType<P> | null>(null);
  useEffect(() => {
    if (part) return undefined;
    const fetchPart = async (): Promise<void> => {
      const component = await load().catch(() => null);
      if (component) setPart(() => component);
    };
    if (!wanted) return whenIdle(() => void fetchPart());
    void fetchPart();
    return undefined;
  }, [load, part, wanted]);
  return part && createElement(part, props);
}
