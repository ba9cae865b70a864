import CaretLeftIcon from '@phosphor-icons/core/regular/caret-left.svg?react';
import CaretRightIcon from '@phosphor-icons/core/regular/caret-right.svg?react';
import XIcon from '@phosphor-icons/core/regular/x.svg?react';
import { type KeyboardEvent, useEffect } from 'react';
import { styled } from 'styled-components';
import { useTheme } from '../../layout/theme.ts';
import { withBase } from '../../routes.ts';
import { nightPicture } from '../../shared/nightPicture.ts';
import { IconButton } from '../../ui/IconButton.tsx';
import { Modal } from '../../ui/Modal.tsx';
import { useFailedPictures } from '../../ui/useFailedPictures.ts';
import { scrollToSlide, useSlides } from './useSlides.ts';

interface Props {
  /** URLs of the pictures, in order. */
  images: readonly string[];
  /** What the pictures show, used in their alternative texts. */
  about: string;
  /** Index of the first picture to show; null closes the viewer. */
  start: number | null;
  /** Called on Escape and by the close button; the parent sets `start` to null. */
  onClose: () => void;
}

/**
 * Full-window picture viewer with arrows, swipe and pinch; closes on Escape, the close button or a press on
 * the backdrop.
 */
export function PictureViewer({ images, about, start, onClose }: Props) {
  return (
    <Window open={start !== null} onClose={onClose} label={`Pictures of ${about}`} fillsWindow>
      {start !== null && <Slides images={images} about={about} start={start} onClose={onClose} />}
    </Window>
  );
}

function Slides({ images, about, start, onClose }: Props & { start: number }) {
  const { trackRef, index, onScroll, go } = useSlides(images.length, start);
  useEffect(() => {
    // The dialog opens after this: until then the track has no width.
    const frame = requestAnimationFrame(() => {
      const track = trackRef.current;
      if (track) scrollToSlide(track, start, 'instant');
    });
    return () => cancelAnimationFrame(frame);
  }, [trackRef, start]);
  const keys = (event: KeyboardEvent): void => {
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return;
    // Otherwise a focused track would also scroll by itself.
    event.preventDefault();
    go(event.key === 'ArrowLeft' ? index - 1 : index + 1);
  };
  return (
    <Stage onKeyDown={keys}>
      <Bar>
        {/* First in the DOM, so that the dialog focuses it. */}
        <IconButton label="Close pictures" onClick={onClose}>
          <XIcon aria-hidden />
        </IconButton>
        <span aria-live="polite">{images.length > 1 && `${index + 1}/${images.length}`}</span>
        {images.length > 1 && (
          <>
            {/* Not disabled at either end: that would lose focus, and the arrow keys with it. */}
            <IconButton
              label="Previous picture"
              aria-disabled={index === 0 || undefined}
              onClick={() => go(index - 1)}
            >
              <CaretLeftIcon className="mirrored" aria-hidden />
            </IconButton>
            <IconButton
              label="Next picture"
              aria-disabled={index === images.length - 1 || undefined}
              onClick={() => go(index + 1)}
            >
              <CaretRightIcon className="mirrored" aria-hidden />
            </IconButton>
          </>
        )}
      </Bar>
      <Track ref={trackRef} onScroll={onScroll} tabIndex={0} role="group" aria-label={about}>
        {images.map((src, at) => (
          <Slide key={src} onClick={(event) => event.target === event.currentTarget && onClose()}>
            <Enlarged src={src} alt={images.length > 1 ? `${about}, ${at + 1} of ${images.length}` : about} />
          </Slide>
        ))}
      </Track>
      {/* The dialog's name says it as well. */}
      <Caption aria-hidden>{about}</Caption>
    </Stage>
  );
}

/** A picture, at night in the dark theme, or the one that stands for one that does not load (IMG-01). */
function Enlarged({ src, alt }: { src: string; alt: string }) {
  const { failed, fail } = useFailedPictures();
  const isDark = useTheme() === 'dark';
  const pictures = [isDark ? nightPicture(src) : src, src];
  const currentSrc = pictures.find((url) => !failed.includes(url)) ?? withBase('pictures/fallback.svg');
  return <img src={currentSrc} alt={alt} decoding="async" onError={() => fail(currentSrc)} />;
}

const Window = styled(Modal)`
  --away: scale(0.94);
  width: 100dvw;
  max-width: none;
  height: 100dvh;
  max-height: none;
  margin: 0;
  background: color-mix(in srgb, var(--kerb), black 80%);
  box-shadow: none;
`;

const Stage = styled.div`
  position: relative;
  height: 100%;
`;

const Track = styled.div`
  display: flex;
  height: 100%;
  overflow-x: auto;
  scroll-snap-type: x mandatory;
  scrollbar-width: none;
  touch-action: pan-x pinch-zoom;
  &:focus-visible {
    outline-offset: -3px;
  }
  @media (prefers-reduced-motion: no-preference) {
    scroll-behavior: smooth;
  }
`;

const Slide = styled.div`
  flex: 0 0 100%;
  display: grid;
  place-items: center;
  padding: 60px 8px;
  scroll-snap-align: start;
  img {
    max-width: 100%;
    max-height: calc(100dvh - 120px);
    min-width: min(100%, 900px);
    object-fit: contain;
    border-radius: var(--r-print);
  }
`;

const Caption = styled.p`
  position: absolute;
  inset: auto 16px max(18px, env(safe-area-inset-bottom));
  color: var(--on-image);
  font: var(--t-strong);
  text-align: center;
  pointer-events: none;
  &::first-letter {
    text-transform: uppercase;
  }
`;

const Bar = styled.div`
  position: absolute;
  z-index: 1;
  inset: max(8px, env(safe-area-inset-top)) 8px auto;
  display: flex;
  align-items: center;
  gap: 4px;
  padding-left: 12px;
  color: var(--on-image);
  font: var(--t-strong);
  > :first-child {
    order: 1;
  }
  span {
    flex: 1;
  }
  button {
    border-radius: 50%;
    background: var(--paper);
    color: var(--ink);
    &:focus-visible {
      outline-color: var(--on-image);
    }
  }
  [aria-disabled='true'] {
    opacity: 0.5;
  }
`;
