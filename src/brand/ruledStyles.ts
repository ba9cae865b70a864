import { css } from 'styled-components';

/** Draws a line under each line of text on a `NotePage`, across the full width of the page. */
export const ruledCss = css`
  margin-inline: -34px -16px;
  padding-inline: 34px 16px;
  background: repeating-linear-gradient(transparent 0 27px, var(--line) 27px 28px);
  font: var(--t-note);
`;
