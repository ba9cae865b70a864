import { styled } from 'styled-components';

interface Props {
  /**
   * Space between children in px.
   *
   * @default 16
   */
  $gap?: number;
  /**
   * Adds the screen's gutters at both sides.
   *
   * @default false
   */
  $pad?: boolean;
}

/** A vertical stack; `$gap` in px, `$pad` adds the screen's gutters. */
export const Stack = styled.div<Props>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${({ $gap = 16 }) => $gap}px;
  padding-inline: ${({ $pad = false }) => ($pad ? 'var(--gutter)' : '0')};
`;
