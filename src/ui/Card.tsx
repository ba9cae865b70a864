import { styled } from 'styled-components';
import { outlineInForcedColors } from './outlineInForcedColors.ts';

interface Props {
  /**
   * Removes the padding, for pictures and lists that reach the edges.
   *
   * @default false
   */
  $flush?: boolean;
}

/**
 * A plain card. `$flush` removes the padding. Posts, questions, polls, packages and destinations have their
 * own cards in `src/brand`. Use `as="section"` with an accessible name when it is a landmark.
 */
export const Card = styled.div<Props>`
  position: relative;
  min-width: 0;
  padding: ${({ $flush }) => ($flush ? '0' : 'var(--s4)')};
  border-radius: var(--r-paper);
  background: var(--paper);
  box-shadow: var(--e1);
  ${outlineInForcedColors}
`;

/**
 * A card that navigates: a title in `b`, a line below it in `small`, an arrow at the end. Takes
 * `as={Link}` or `href`.
 */
export const CardLink = styled(Card)`
  display: flex;
  align-items: center;
  gap: 12px;
  min-height: 72px;
  padding: 14px 16px;
  span {
    flex: 1;
  }
  b,
  small {
    display: block;
  }
  b {
    font: var(--t-sub);
  }
  small {
    color: var(--ink-3);
    font: var(--t-meta);
  }
  > svg:last-child {
    width: 24px;
    height: 24px;
  }
  &:hover b {
    text-decoration: underline;
    text-underline-offset: 3px;
  }
`;
