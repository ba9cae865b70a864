import { useLayoutEffect, useRef, useState } from 'react';

/** The width of an element's content, as it changes; 0 until it is known. */
export function useWidth() {
  const element = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(0);
  useLayoutEffect(() => {
    const observer = new ResizeObserver(([entry]) => setWidth(entry?.contentRect.width ?? 0));
    if (element.current) observer.observe(element.current);
    return () => observer.disconnect();
  }, []);
  return { element, width };
}
