import { styled } from 'styled-components';

/**
 * Plain paper on the ground. `$flush` leaves the padding to the contents. What has a shape of its own (a post,
 * a question, a poll, a package, a destination) stands on its own paper instead. Give `as="section"` and a name
 * where it is a place to go to.
 */
export const Card = styled.div<{ $flush?: boolean }>`
  position: relative;
  min-width: 0;
  padding: ${({ $flush }) => ($flush ? '0' : 'var(--s4)')};
  border-radius: var(--r-paper);
  background: var(--paper);
  box-shadow: var(--e1);
  @media (forced-colors: active) {
    outline: 1px solid;
  }
`;
