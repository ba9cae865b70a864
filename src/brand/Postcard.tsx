import { styled } from 'styled-components';

/**
 * The card of a story, drawn as a postcard with a white border around its picture. Text inside needs 8px
 * extra padding. Renders an `article`: give it an accessible name.
 */
export const Postcard = styled.article`
  position: relative;
  min-width: 0;
  padding: 8px 8px 4px;
  border-radius: var(--r-paper);
  background: var(--paper);
  box-shadow: var(--e1);
`;
