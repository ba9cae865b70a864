import { css } from 'styled-components';

/** Gap between two place rows in px; it collapses together with a removed row. */
export const ROW_GAP = 12;

/** A picture beside texts, of a place row and of its skeleton. */
export const destinationRowCss = css`
  display: grid;
  grid-template-columns: 96px minmax(0, 1fr);
  overflow: hidden;
  border-radius: var(--r-paper);
  background: var(--paper);
  box-shadow: var(--e1);
  @media (max-width: 359px) {
    grid-template-columns: 64px minmax(0, 1fr);
  }
`;
