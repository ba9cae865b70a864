import { styled } from 'styled-components';
import { PRODUCT_NAME } from './productName.ts';
import { LogoMark } from './LogoMark.tsx';

/**
 * Logo and product name; only the logo if there is no room for both. The surrounding link provides the
 * accessible name.
 */
export function Wordmark() {
  return (
    <Root>
      <LogoMark />
      <Name>{PRODUCT_NAME}</Name>
    </Root>
  );
}

/* One line high with hidden overflow: a name that does not fit wraps onto a hidden line. */
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
