import { styled } from 'styled-components';

/** The frame and pen of the drawings for empty and failed states. */
export const LineDrawing = styled.svg.attrs({
  viewBox: '0 0 168 104',
  width: 168,
  height: 104,
  'aria-hidden': true,
})`
  fill: var(--paper-2);
  stroke: var(--line-2);
  stroke-width: 2;
  overflow: visible;
`;
