import { styled } from 'styled-components';

/**
 * A detail page is one sheet: give it `section` children, parted by folds, each with an h2. No cards on it.
 */
export const DetailSections = styled.div`
  background: var(--paper);
  border-block: 1px solid var(--line);
  > section {
    padding: 22px var(--gutter) 20px;
  }
  > section + section {
    border-top: 1px solid var(--line);
  }
`;
