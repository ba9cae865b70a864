import type { SyntheticEvent } from 'react';

/** For `onLoad`: fades in a picture that arrives after the text around it. */
export function markLoaded({ currentTarget }: SyntheticEvent<HTMLImageElement>): void {
  currentTarget.dataset.loaded = '';
}
