import { styled } from 'styled-components';

/** A story: paper with a white border round its picture. Text inside takes 8px more. An `article`: name it. */
export const Postcard = styled.article`
  position: relative;
  min-width: 0;
  padding: 8px 8px 4px;
  border-radius: var(--r-paper);
  background: var(--paper);
  box-shadow: var(--e1);
`;
