import { styled } from 'styled-components';

/**
 * A tip: a notebook page. Set its text in `var(--t-note)`, whose lines are those of the page; they meet
 * the rules when a 44px byline and a gap of 6px stand above the text.
 */
export const NotePage = styled.article`
  position: relative;
  min-width: 0;
  padding: 12px 16px 4px 34px;
  border-radius: var(--r-paper);
  background:
    linear-gradient(90deg, transparent 20px, var(--vermilion) 20px 21px, transparent 21px),
    repeating-linear-gradient(transparent 0 27px, var(--line) 27px 28px) 0 6px,
    var(--paper);
  box-shadow: var(--e1);
`;
