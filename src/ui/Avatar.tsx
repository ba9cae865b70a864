import { useState } from 'react';
import { useInView } from 'react-intersection-observer';
import { styled } from 'styled-components';
import { LAZY_MARGIN, LAZY_THRESHOLD } from './limits.ts';

export type AvatarSize = 26 | 32 | 40 | 64 | 88;
interface Props {
  /** Its first letter shows without a picture. */
  name: string;
  /** A picture that does not load gives way to the letter. */
  src: string | null;
  /** Across, in px. */
  size?: AvatarSize | undefined;
  /** Shown without a picture; the first letter of `name` by default. */
  letter?: string | undefined;
}

/**
 * A portrait or a letter, in a box of fixed size; fetched when it comes near (IMG-03, IMG-04). Decorative,
 * hidden from those who listen: always put the name beside it, or into the name of the control around it.
 */
export function Avatar({ name, src, size = 40, letter }: Props) {
  const [broken, setBroken] = useState<string | null>(null);
  const { ref, inView } = useInView({
    threshold: LAZY_THRESHOLD,
    rootMargin: LAZY_MARGIN.avatar,
    triggerOnce: true,
  });
  const usable = src !== null && src !== '' && src !== broken;
  return (
    <Round ref={ref} $size={size} aria-hidden>
      {usable && inView && (
        <img src={src} alt="" width={size} height={size} decoding="async" onError={() => setBroken(src)} />
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
  color: var(--link);
  font: 700 ${({ $size }) => Math.round($size * 0.42)}px / 1 var(--font-display);
  img {
    width: 100%;
    height: 100%;
    object-fit: cover;
    filter: brightness(var(--image-dim));
  }
`;
