import { styled } from 'styled-components';

/**
 * Body of a detail screen: `section` children with an h2 each, separated by lines. Do not put cards in it.
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
