import { styled } from 'styled-components';

/**
 * Room around the one block that stands in place of a screen: an empty state, an error, nothing found. Not
 * for blocks inside a screen, which stand in a `Card` or a `Stack`.
 */
export const CenteredLayout = styled.div`
  padding: 20px var(--gutter) 0;
`;
