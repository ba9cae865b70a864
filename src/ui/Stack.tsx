import { styled } from 'styled-components';

/** A vertical stack; `$gap` in px, `$pad` adds the screen's gutters. */
export const Stack = styled.div<{ $gap?: number; $pad?: boolean }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${({ $gap = 16 }) => $gap}px;
  padding-inline: ${({ $pad = false }) => ($pad ? 'var(--gutter)' : '0')};
`;
