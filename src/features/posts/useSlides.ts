import { type RefObject, useRef, useState } from 'react';

export interface Slides {
  trackRef: RefObject<HTMLDivElement | null>;
  index: number;
  onScroll: () => void;
  go: (index: number) => void;
}

/** A row of slides as wide as their track: which one is in view, and the way to another. */
export function useSlides(count: number, start = 0): Slides {
  const trackRef = useRef<HTMLDivElement>(null);
  const [index, setIndex] = useState(start);
  const onScroll = (): void => {
    const track = trackRef.current;
    if (track) setIndex(Math.round(track.scrollLeft / Math.max(track.clientWidth, 1)));
  };
  const go = (next: number): void => {
    const track = trackRef.current;
    if (!track || next < 0 || next >= count) return;
    // Smooth or not is said in CSS, where reduced motion is known.
    track.scrollTo({ left: next * track.clientWidth });
  };
  return { trackRef, index, onScroll, go };
}
