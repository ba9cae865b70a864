import { styled } from 'styled-components';

/**
 * Layout of a screen that shows a single block instead of its content, such as an empty state or an error.
 * Inside a screen use `Card` or `Stack`.
 */
export const CenteredLayout = styled.div`
  padding: 20px var(--gutter) 0;
`;
