import { styled } from 'styled-components';

/** Two short fields side by side, or stacked if there is no room. */
export const FieldPair = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 8.25rem), 1fr));
  gap: 16px 12px;
`;
