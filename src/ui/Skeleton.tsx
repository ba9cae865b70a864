import { keyframes, styled } from 'styled-components';

interface Props {
  /** Width, a CSS length; `100%` by default. */
  w?: string | undefined;
  /** Height, a CSS length; one line of text by default. */
  h?: string | undefined;
  /** Fully rounded, for portraits and buttons. */
  round?: boolean | undefined;
}

/**
 * A placeholder block. Hidden from screen readers: announce loading once for the whole area. For whole cards
 * use `SkeletonCard`.
 */
export function Skeleton({ w = '100%', h = '14px', round = false }: Props) {
  return <Block $w={w} $h={h} $round={round} aria-hidden />;
}

const breathe = keyframes`to { opacity: .55; }`;

const Block = styled.span<{ $w: string; $h: string; $round: boolean }>`
  flex: none;
  display: block;
  max-width: 100%;
  width: ${({ $w }) => $w};
  height: ${({ $h }) => $h};
  border-radius: ${({ $round }) => ($round ? '50%' : '4px')};
  background: var(--line);
  animation: ${breathe} 1.8s ease-in-out infinite alternate;
  @media (forced-colors: active) {
    border: 1px solid GrayText;
  }
  @media (prefers-reduced-motion: reduce) {
    animation: none;
  }
`;
