import { styled } from 'styled-components';

/** The card of a tip, drawn as a notebook page; `ruledCss` draws lines under its text. */
export const NotePage = styled.article`
  position: relative;
  min-width: 0;
  padding: 12px 16px 4px 34px;
  border-radius: var(--r-paper);
  background:
    linear-gradient(90deg, transparent 20px, var(--vermilion) 20px 21px, transparent 21px), var(--paper);
  box-shadow: var(--e1);
`;
