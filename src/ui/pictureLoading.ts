import type { SyntheticEvent } from 'react';

/** A picture that arrives this soon is shown at once instead of fading in, ms. */
const SOON = 150;

const loadedUrls = new Set<string>();

/** Whether a picture has been loaded before, so that it can be shown again without waiting for its place to be near. */
export const hasLoaded = (url: string | null): boolean => url !== null && loadedUrls.has(url);

/** For `ref`: hides a picture until it has loaded. One that is painted already must not disappear to fade in. */
export function hideUntilLoaded(image: HTMLImageElement | null): void {
  if (image && !image.complete) image.dataset.loading = String(performance.now());
}

/** For `onLoad`: fades in a picture that arrives after the text around it. */
export function showLoaded({ currentTarget }: SyntheticEvent<HTMLImageElement>): void {
  const { dataset } = currentTarget;
  loadedUrls.add(currentTarget.getAttribute('src') ?? '');
  if (dataset.loading === undefined) return;
  if (performance.now() - Number(dataset.loading) > SOON) dataset.loaded = '';
  delete dataset.loading;
}
