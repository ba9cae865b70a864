import CaretLeftIcon from '@phosphor-icons/core/regular/caret-left.svg?react';
import CaretRightIcon from '@phosphor-icons/core/regular/caret-right.svg?react';
import { type ReactNode, useState } from 'react';
import { styled } from 'styled-components';
import { withBase } from '../../routes.ts';
import { IconButton } from '../../ui/IconButton.tsx';
import { Lazy } from '../../ui/Lazy.tsx';
import { Picture } from '../../ui/Picture.tsx';
import { useSlides } from './useSlides.ts';

const loadViewer = () => import('./PictureViewer.tsx').then((file) => file.PictureViewer);

interface Props {
  images: readonly string[];
  /** The place or post used in the alternative texts. */
  about: string;
  eager?: boolean | undefined;
  /** Overlay on the first picture, such as the postmark. */
  children?: ReactNode;
}

/** The pictures of a post as a carousel; pressing one opens it enlarged (CARD-01). */
export function Gallery({ images, about, eager, children }: Props) {
  const { trackRef, index, onScroll, go } = useSlides(images.length);
  const [opened, setOpened] = useState<number | null>(null);
  const several = images.length > 1;
  return (
    <Frame role="group" aria-label={`Pictures of ${about}`}>
      {/* Without tabIndex, Firefox makes scroll containers focusable. */}
      <Track ref={trackRef} onScroll={onScroll} tabIndex={-1}>
        {images.map((src, at) => (
          <Slide key={src}>
            <Picture
              src={src}
              alt={several ? `${about}, picture ${at + 1} of ${images.length}` : `Picture of ${about}`}
              fallbackSrc={withBase('pictures/fallback.svg')}
              eager={eager === true && at === 0}
              night
            >
              {at === 0 && children}
            </Picture>
            <Open
              type="button"
              aria-label={`Open picture ${at + 1} of ${about}`}
              onClick={() => setOpened(at)}
            />
          </Slide>
        ))}
      </Track>
      {several && (
        <>
          <Count aria-hidden>
            {index + 1}/{images.length}
          </Count>
          <Step $side="start">
            <IconButton
              label={`Previous picture of ${about}`}
              aria-disabled={index === 0 || undefined}
              onClick={() => go(index - 1)}
            >
              <CaretLeftIcon className="mirrored" aria-hidden />
            </IconButton>
          </Step>
          <Step $side="end">
            <IconButton
              label={`Next picture of ${about}`}
              aria-disabled={index === images.length - 1 || undefined}
              onClick={() => go(index + 1)}
            >
              <CaretRightIcon className="mirrored" aria-hidden />
            </IconButton>
          </Step>
        </>
      )}
      <Lazy
        load={loadViewer}
        wanted={opened !== null}
        props={{ images, about, start: opened, onClose: () => setOpened(null) }}
      />
    </Frame>
  );
}

const Frame = styled.div`
  position: relative;
  margin-top: 8px;
`;

const Track = styled.div`
  display: flex;
  overflow-x: auto;
  border-radius: var(--r-print);
  scroll-snap-type: x mandatory;
  scrollbar-width: none;
  overscroll-behavior-x: contain;
  @media (prefers-reduced-motion: no-preference) {
    scroll-behavior: smooth;
  }
`;

const Slide = styled.div`
  position: relative;
  flex: 0 0 100%;
  scroll-snap-align: start;
  scroll-snap-stop: always;
`;

const Open = styled.button`
  position: absolute;
  inset: 0;
  z-index: 2;
  width: 100%;
  cursor: zoom-in;
  &:focus-visible {
    outline-offset: -5px;
  }
`;

const Count = styled.span`
  position: absolute;
  z-index: 2;
  top: 8px;
  inset-inline-end: 8px;
  padding: 3px 8px;
  border-radius: 4px;
  background: var(--picture-note);
  color: var(--on-image);
  font: var(--t-micro);
  pointer-events: none;
`;

/* Buttons for mouse and keyboard; on touch screens users swipe. */
const Step = styled.span<{ $side: 'start' | 'end' }>`
  position: absolute;
  z-index: 3;
  top: calc(50% - 22px);
  inset-inline-${({ $side }) => $side}: 8px;
  opacity: 0;
  transition: opacity var(--d-quick);
  button {
    border-radius: 50%;
    background: var(--paper);
    box-shadow: var(--e2);
  }
  ${Frame}:focus-within & {
    opacity: 1;
  }
  @media (hover: hover) {
    ${Frame}:hover & {
      opacity: 1;
    }
  }
  @media (hover: none) {
    ${Frame}:not(:focus-within) & {
      pointer-events: none;
    }
  }
`;
