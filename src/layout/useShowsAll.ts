import { useDeferredValue, useState } from 'react';
import { NavigationType, useNavigationType } from 'react-router-dom';

/** How many items of a list or carousel are rendered first; they about fill a phone's screen. */
export const FIRST_ITEMS = 2;

/**
 * Whether to render all items of a long list, or all sections of a screen: not in the first paint of a screen that is
 * opened from another one, so that it opens without delay. A page that is loaded, or opened again by Back, renders all at
 * once. In a vertical list the other items need a height while they are empty, in view (`min-height`) and out of it
 * (`contain-intrinsic-height`), so that the page does not grow when they are rendered.
 */
export function useShowsAll(): boolean {
  const type = useNavigationType();
  const [isLoaded] = useState(type === NavigationType.Pop);
  return useDeferredValue(true, isLoaded);
}
