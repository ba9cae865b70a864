import { keyframes, styled } from 'styled-components';

/**
 * A small spinner for use inside controls, next to text that says what is happening. For loading content use
 * `Skeleton`.
 */
export function Spinner() {
  return <Ring aria-hidden />;
}

const turn = keyframes`to { transform: rotate(1turn); }`;

const Ring = styled.span`
  flex: none;
  width: 18px;
  height: 18px;
  border: 2.5px solid currentColor;
  border-right-color: transparent;
  border-radius: 50%;
  /* The visible gap of the ring. */
  forced-color-adjust: none;
  animation: ${turn} 0.8s linear infinite;
  @media (prefers-reduced-motion: reduce) {
    animation-duration: 3s;
  }
`;
