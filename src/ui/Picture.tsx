import ImageBrokenIcon from '@phosphor-icons/core/regular/image-broken.svg?react';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { LAZY_MARGIN } from './constants.ts';
import { NightImage } from './NightImage.tsx';
import { nightTint } from './nightTint.ts';
import { hasLoaded, hideUntilLoaded, showLoaded } from './pictureLoading.ts';
import { useFailedPictures } from './useFailedPictures.ts';
import { useLazyView } from './useLazyView.ts';

interface Props {
  /** Picture URL; null shows the fallback immediately. */
  src: string | null;
  /** Alternative text; empty for a decorative picture. */
  alt: string;
  /** Aspect ratio (width / height); 3:2 by default. The box keeps it whatever loads. */
  ratio?: number | undefined;
  /** Second picture, tried before falling back to text. */
  fallbackSrc?: string | undefined;
  /** Shows a drawn place at night in the dark theme. */
  night?: boolean | undefined;
  /** Loads immediately, for the first picture of a screen. */
  eager?: boolean | undefined;
  /** Removes the rounded corners, for edge-to-edge pictures. */
  flush?: boolean | undefined;
  /** Overlays such as `Flag`, `Seal`, `Postmark` or text. */
  children?: ReactNode;
}

/**
 * A lazily loaded picture that falls back to a second picture, then to text (IMG-03, IMG-05). `alt` describes
 * the picture; leave it empty if the text next to it says the same.
 */
export function Picture({ src, alt, ratio = 1.5, fallbackSrc, night, eager, flush, children }: Props) {
  const { failed, fail } = useFailedPictures();
  const { ref, wanted } = useLazyView(LAZY_MARGIN.image, eager === true || hasLoaded(src));
  const currentSrc = [src, fallbackSrc].find((url) => url && !failed.includes(url));
  return (
    <Frame ref={ref} $ratio={ratio} $flush={flush === true}>
      {currentSrc && wanted && (
        <img
          src={currentSrc}
          alt={alt}
          data-fallback={currentSrc === fallbackSrc || undefined}
          decoding="async"
          fetchPriority={eager ? 'high' : 'auto'}
          ref={hideUntilLoaded}
          onLoad={showLoaded}
          onError={() => fail(currentSrc)}
        />
      )}
      {night && wanted && <NightImage day={src} />}
      {currentSrc && !wanted && (
        <noscript>
          <img src={currentSrc} alt={alt} loading="lazy" />
        </noscript>
      )}
      {!currentSrc && (
        <Unavailable>
          <ImageBrokenIcon aria-hidden />
          Image unavailable
        </Unavailable>
      )}
      {children}
    </Frame>
  );
}

const Frame = styled.div<{ $ratio: number; $flush: boolean }>`
  position: relative;
  overflow: hidden;
  aspect-ratio: ${({ $ratio }) => $ratio};
  border-radius: ${({ $flush }) => ($flush ? '0' : 'var(--r-print)')};
  background: var(--picture-sky);
  ${nightTint}
  > img,
  > noscript > img {
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
  > img[data-fallback] {
    opacity: var(--fallback-opacity);
  }
  &::after {
    content: '';
    position: absolute;
    inset: 0;
    background: var(--tex-grain);
    opacity: 0.17;
    pointer-events: none;
  }
`;

const Unavailable = styled.div`
  position: absolute;
  inset: 0;
  display: grid;
  place-items: center;
  align-content: center;
  gap: 6px;
  background: var(--paper-2);
  box-shadow: inset 0 0 0 1.5px var(--line);
  color: var(--ink-2);
  font: var(--t-meta);
  text-align: center;
  svg {
    width: 32px;
    height: 32px;
  }
`;
