import type { ComponentProps, ReactNode } from 'react';
import { hideUntilLoaded, showLoaded } from './pictureLoading.ts';
import { useFailedPictures } from './useFailedPictures.ts';

interface Props extends Omit<ComponentProps<'img'>, 'alt' | 'onError' | 'onLoad' | 'ref' | 'src'> {
  /** Picture URL; null or undefined if there is none. */
  src: string | null | undefined;
  /** Shown if there is no picture or it does not load, such as a drawing; nothing by default. */
  fallback?: ReactNode;
  /** Fades in if it arrives after the text around it. */
  fades?: boolean;
}

/** A prerendered picture may have failed before the app listened to its errors: loading it again reports that. */
function repeatEarlyError(image: HTMLImageElement | null): void {
  if (image?.complete && image.naturalWidth === 0) image.setAttribute('src', image.src);
}

function watchFading(image: HTMLImageElement | null): void {
  repeatEarlyError(image);
  hideUntilLoaded(image);
}

/**
 * A picture that only decorates and has no text. One that does not load is removed, because some browsers show an icon
 * of a broken image in its place. For a picture with content use `Picture`.
 */
export function DecorativeImage({ src, fallback = null, fades, ...rest }: Props) {
  const { failed, fail } = useFailedPictures();
  if (!src || failed.includes(src)) return fallback;
  const fading = fades ? { ref: watchFading, onLoad: showLoaded } : { ref: repeatEarlyError };
  return <img {...rest} {...fading} src={src} alt="" onError={() => fail(src)} />;
}
