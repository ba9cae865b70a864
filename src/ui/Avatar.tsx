import { styled } from 'styled-components';
import { LAZY_MARGIN } from './constants.ts';
import { hasLoaded, hideUntilLoaded, showLoaded } from './pictureLoading.ts';
import { useFailedPictures } from './useFailedPictures.ts';
import { useLazyView } from './useLazyView.ts';

export type AvatarSize = 26 | 32 | 40 | 64 | 88;
interface Props {
  /** Its first letter is shown when there is no picture. */
  name: string;
  /** Falls back to the letter when the picture does not load. */
  src: string | null;
  /** Diameter in px. */
  size?: AvatarSize | undefined;
  /** Overrides the letter shown without a picture. */
  letter?: string | undefined;
}

/**
 * A portrait or a letter in a box of fixed size, loaded lazily (IMG-03, IMG-04). Decorative: always show the
 * name next to it or include it in the control's name.
 */
export function Avatar({ name, src, size = 40, letter }: Props) {
  const { failed, fail } = useFailedPictures();
  const { ref, wanted } = useLazyView(LAZY_MARGIN.avatar, hasLoaded(src));
  const usable = src !== null && src !== '' && !failed.includes(src);
  return (
    <Round ref={ref} $size={size} aria-hidden>
      {usable && wanted && (
        <img
          src={src}
          alt=""
          width={size}
          height={size}
          decoding="async"
          ref={hideUntilLoaded}
          onLoad={showLoaded}
          onError={() => fail(src)}
        />
      )}
      {!usable && (letter ?? Array.from(name.trim())[0] ?? '?').toUpperCase()}
    </Round>
  );
}

const Round = styled.span<{ $size: AvatarSize }>`
  flex: none;
  display: grid;
  place-items: center;
  width: ${({ $size }) => $size}px;
  height: ${({ $size }) => $size}px;
  border-radius: 50%;
  overflow: hidden;
  background: var(--wash-link);
  box-shadow: inset 0 0 0 1px var(--line);
  color: var(--link);
  font: 700 ${({ $size }) => Math.round($size * 0.42)}px / 1 var(--font-display);
  img {
    width: 100%;
    height: 100%;
    object-fit: cover;
    filter: brightness(var(--image-dim));
  }
`;
