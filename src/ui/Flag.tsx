import type { ReactNode } from 'react';
import { styled } from 'styled-components';

/** A swallowtail label for the upper starting corner of a `Picture`, such as 'Featured'. */
export function Flag({ children }: { children: ReactNode }) {
  return <Root>{children}</Root>;
}

const Root = styled.span`
  position: absolute;
  z-index: 2;
  top: 14px;
  inset-inline-start: 0;
  padding-block: 5px;
  padding-inline: 12px 20px;
  background: var(--marigold);
  color: var(--on-marigold);
  font: 680 0.8125rem/1rem var(--font-text);
  clip-path: polygon(0 0, 100% 0, calc(100% - 9px) 50%, 100% 100%, 0 100%);
  &:dir(rtl) {
    clip-path: polygon(0 0, 100% 0, 100% 100%, 0 100%, 9px 50%);
  }
`;
