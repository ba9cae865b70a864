import ImageBrokenIcon from '@phosphor-icons/core/regular/image-broken.svg?react';
import { type ReactNode, useState } from 'react';
import { useInView } from 'react-intersection-observer';
import { styled } from 'styled-components';
import { LAZY_MARGIN, LAZY_THRESHOLD } from './limits.ts';

interface Props {
  /** Null goes on to the fallback at once. */
  src: string | null;
  alt: string;
  /** Width over height; 3:2 by default. The box keeps it whatever loads. */
  ratio?: number | undefined;
  /** A second picture, before the words. */
  fallbackSrc?: string | undefined;
  /** For the first picture of a screen: asked for at once. */
  eager?: boolean | undefined;
  /** Darkens the foot, for white text, which stays legible before the picture comes and without it. */
  shade?: boolean | undefined;
  /** Runs to the edges: no rounded corners. */
  flush?: boolean | undefined;
  /** Marks on the print: `Flag`, `Seal`, `Postmark`, words on the shade. */
  children?: ReactNode;
}

/**
 * A printed picture: fetched when it comes near, with a second picture and then words in its place (IMG-03,
 * IMG-05). `alt` says what is to be seen; leave it empty where the words beside it say the same.
 */
export function Picture({ src, alt, ratio = 1.5, fallbackSrc, eager, shade, flush, children }: Props) {
  const [failed, setFailed] = useState<readonly string[]>([]);
  const { ref, inView } = useInView({
    threshold: LAZY_THRESHOLD,
    rootMargin: LAZY_MARGIN.image,
    triggerOnce: true,
    initialInView: eager === true,
  });
  const shown = [src, fallbackSrc].find((url) => url && !failed.includes(url));
  return (
    <Print ref={ref} $ratio={ratio} $flush={flush === true} $shade={shade === true}>
      {shown && inView && (
        <img
          src={shown}
          alt={alt}
          decoding="async"
          fetchPriority={eager ? 'high' : 'auto'}
          onError={() => setFailed([...failed, shown])}
        />
      )}
      {!shown && (
        <Unavailable $dark={shade === true}>
          <ImageBrokenIcon aria-hidden />
          Image unavailable
        </Unavailable>
      )}
      {children}
    </Print>
  );
}

const Print = styled.div<{ $ratio: number; $flush: boolean; $shade: boolean }>`
  position: relative;
  overflow: hidden;
  aspect-ratio: ${({ $ratio }) => $ratio};
  border-radius: ${({ $flush }) => ($flush ? '0' : 'var(--r-print)')};
  background: var(${({ $shade }) => ($shade ? '--kerb' : '--paper-3')});
  > img {
    width: 100%;
    height: 100%;
    object-fit: cover;
    filter: brightness(var(--image-dim));
  }
  &::before {
    content: ${({ $shade }) => ($shade ? "''" : 'none')};
    position: absolute;
    inset: auto 0 0;
    z-index: 1;
    height: 62%;
    background: var(--picture-shade);
    pointer-events: none;
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

const Unavailable = styled.div<{ $dark: boolean }>`
  position: absolute;
  inset: 0;
  display: grid;
  place-items: center;
  align-content: center;
  gap: 6px;
  background: ${({ $dark }) => ($dark ? 'none' : 'var(--paper-2)')};
  box-shadow: inset 0 0 0 1.5px var(--line);
  color: var(${({ $dark }) => ($dark ? '--on-image' : '--ink-2')});
  font: var(--t-meta);
  text-align: center;
  svg {
    width: 32px;
    height: 32px;
  }
`;
