import { css } from 'styled-components';

/** The look of a row on paper that leads on: a title, a line below it, an arrow at the end. */
export const wayCss = css`
  display: flex;
  align-items: center;
  gap: 12px;
  padding: 14px 16px;
  border-radius: var(--r-paper);
  background: var(--paper);
  box-shadow: var(--e1);
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
