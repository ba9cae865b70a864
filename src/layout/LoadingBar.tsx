import { useContext } from 'react';
import { keyframes, styled } from 'styled-components';
import { ScreenLoading } from './screenLoading.ts';

/** A thin bar along the top of the window while the previous screen stays until the next one is loaded. */
export function LoadingBar() {
  return useContext(ScreenLoading) && <Bar role="progressbar" aria-label="Loading" />;
}

/* Not shown for what loads at once. */
const appear = keyframes`from { visibility: hidden; }`;
const grow = keyframes`from { scale: 0 1; }`;

const Bar = styled.div`
  position: fixed;
  z-index: 60;
  inset: 0 0 auto;
  height: 4px;
  background: var(--action);
  transform-origin: left;
  scale: 0.9 1;
  animation:
    ${appear} 1ms 150ms backwards,
    ${grow} 8s 150ms cubic-bezier(0.1, 0.7, 0.3, 1) backwards;
  &:dir(rtl) {
    transform-origin: right;
  }
  @media (prefers-reduced-motion: reduce) {
    animation: ${appear} 1ms 150ms backwards;
  }
`;
