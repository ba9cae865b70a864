import { type RefObject, useRef, useState } from 'react';

interface Slides {
  trackRef: RefObject<HTMLDivElement | null>;
  index: number;
  onScroll: () => void;
  go: (index: number) => void;
}

/** Scrolls to a slide; from right to left, scroll positions are negative. */
export function scrollToSlide(track: HTMLElement, index: number, behavior: ScrollBehavior = 'auto'): void {
  const sign = getComputedStyle(track).direction === 'rtl' ? -1 : 1;
  track.scrollTo({ left: sign * index * track.clientWidth, behavior });
}

/** State of a carousel whose slides are as wide as its track. */
export function useSlides(count: number, start = 0): Slides {
  const trackRef = useRef<HTMLDivElement>(null);
  const [index, setIndex] = useState(start);
  const onScroll = (): void => {
    const track = trackRef.current;
    if (track) setIndex(Math.round(Math.abs(track.scrollLeft) / Math.max(track.clientWidth, 1)));
  };
  const go = (next: number): void => {
    const track = trackRef.current;
    if (!track || next < 0 || next >= count) return;
    // CSS decides whether scrolling is smooth, based on the reduced-motion setting.
    scrollToSlide(track, next);
  };
  return { trackRef, index, onScroll, go };
}
