import { keyframes, styled } from 'styled-components';

/**
 * A small turning ring; words beside it say what is under way. For something that begins inside a control;
 * what is on its way to the screen is a `Skeleton`.
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
  /* The gap is what turns. */
  forced-color-adjust: none;
  animation: ${turn} 0.8s linear infinite;
  @media (prefers-reduced-motion: reduce) {
    animation-duration: 3s;
  }
`;
