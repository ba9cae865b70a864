import { styled } from 'styled-components';
import { PRODUCT_NAME } from './brand.ts';
import { LogoMark } from './LogoMark.tsx';

/** Sign and name. On the narrowest phones the name is only heard. The link around it says where it leads. */
export function Wordmark() {
  return (
    <Root>
      <LogoMark />
      <Name>{PRODUCT_NAME}</Name>
    </Root>
  );
}

const Root = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 9px;
  min-height: var(--touch);
`;

const Name = styled.span`
  font: 700 1.4375rem/1 var(--font-display);
  letter-spacing: -0.02em;
  @media (max-width: 359px) {
    position: absolute;
    width: 1px;
    height: 1px;
    overflow: hidden;
    clip-path: inset(50%);
  }
`;
