import { styled } from 'styled-components';

/** Room around the one block that stands in place of a screen. */
export const Alone = styled.div`
  padding: 20px var(--gutter) 0;
`;
