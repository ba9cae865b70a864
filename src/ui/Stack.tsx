import { styled } from 'styled-components';

interface Props {
  /**
   * Space between children in px.
   *
   * @default 16
   */
  $gap?: number;
  /**
   * Adds the screen's gutters on both sides.
   *
   * @default false
   */
  $pad?: boolean;
}

/** A vertical stack; `$gap` sets the space in px, `$pad` adds the screen's gutters. */
export const Stack = styled.div<Props>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${({ $gap = 16 }) => $gap}px;
  padding-inline: ${({ $pad = false }) => ($pad ? 'var(--gutter)' : '0')};
`;

/** A `Stack` as a flex column, for items that collapse; hidden when empty. */
export const Column = styled(Stack)`
  display: flex;
  flex-direction: column;
  &:empty {
    display: none;
  }
`;
