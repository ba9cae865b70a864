import { Children, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { scrollIntoViewOnFocus } from './scrollIntoViewOnFocus.ts';

interface Props {
  /** Width of each item, a CSS length. */
  width: string;
  children: ReactNode;
}

/**
 * A horizontally scrolling list that extends to the edges of the column, for browsing a handful of items. Use
 * a vertical list for anything users must find. Items scroll into view when focused.
 */
export function Carousel({ width, children }: Props) {
  return (
    // Firefox makes scroll containers focusable by default.
    <Row style={{ '--w': width }} tabIndex={-1} onFocus={scrollIntoViewOnFocus}>
      {Children.map(children, (child) => (
        <li>{child}</li>
      ))}
    </Row>
  );
}

const Row = styled.ul`
  display: flex;
  gap: 12px;
  margin-inline: calc(var(--gutter) * -1);
  padding: 2px var(--gutter) 6px;
  overflow-x: auto;
  scroll-padding-inline: var(--gutter);
  scroll-snap-type: x proximity;
  scrollbar-width: none;
  /* A mouse without a horizontal wheel needs the scrollbar to reach the last items. */
  @media (pointer: fine) {
    scrollbar-width: thin;
    scrollbar-color: var(--line-2) transparent;
  }
  > li {
    flex: none;
    display: grid;
    width: var(--w);
    scroll-snap-align: start;
  }
`;
