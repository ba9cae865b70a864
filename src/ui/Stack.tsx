import { styled } from 'styled-components';

/** Things one under the other; `$gap` in px, `$pad` for the gutters of a screen. */
export const Stack = styled.div<{ $gap?: number; $pad?: boolean }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${({ $gap = 16 }) => $gap}px;
  padding-inline: ${({ $pad = false }) => ($pad ? 'var(--gutter)' : '0')};
`;
