import { styled } from 'styled-components';

/**
 * The card of a tip, drawn as a ruled notebook page. Set text in `var(--t-note)`, whose line height
 * matches the rules when a 44px byline and a 6px gap come before it.
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
