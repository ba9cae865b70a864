import { styled } from 'styled-components';
import { PRODUCT_NAME } from './productName.ts';
import { LogoMark } from './LogoMark.tsx';

/** Sign and name; the sign alone where there is no room for both. The link around it says where it leads. */
export function Wordmark() {
  return (
    <Root>
      <LogoMark />
      <Name>{PRODUCT_NAME}</Name>
    </Root>
  );
}

/* As high as one line: a name without room goes to the next one, out of sight. */
const Root = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 100px 9px;
  height: var(--touch);
  overflow: hidden;
  > svg {
    margin-block: 8px;
  }
`;

const Name = styled.span`
  font: 700 1.4375rem/1 var(--font-display);
  letter-spacing: -0.02em;
`;
