import { type ComponentType, createElement, useEffect, useState } from 'react';
import { whenIdle } from './whenIdle.ts';

interface Props<P> {
  load: () => Promise<ComponentType<P>>;
  /** Fetched at once; otherwise when the browser has time. */
  wanted?: boolean;
  props: P;
}

/**
 * A part that the first paint has no use for. A fetch that fails costs the part alone and is tried again at
 * the next wish.
 */
export function Lazy<P extends object>({ load, wanted = false, props }: Props<P>) {
  const [part, setPart] = useState<ComponentType<P> | null>(null);
  useEffect(() => {
    if (part) return undefined;
    const fetchPart = async (): Promise<void> => {
      try {
        const found = await load();
        setPart(() => found);
      } catch (error) {
        console.warn(error);
      }
    };
    if (!wanted) return whenIdle(() => void fetchPart());
    void fetchPart();
    return undefined;
  }, [load, part, wanted]);
  return part && createElement(part, props);
}
