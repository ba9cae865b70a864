import { Children, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { scrollIntoViewOnFocus } from './scrollIntoViewOnFocus.ts';

interface Props {
  /** Width of each thing, a CSS length. */
  width: string;
  children: ReactNode;
}

/**
 * Things side by side, to the edges of the column; scrolls sideways. For a handful to look through: whatever
 * must be found stands one below the other. A list; what is in it is reached by Tab and scrolls into view.
 */
export function Carousel({ width, children }: Props) {
  return (
    // What scrolls is a stop for Tab in Firefox unless told otherwise.
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
  /* A mouse has no other way to the last of them. */
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
