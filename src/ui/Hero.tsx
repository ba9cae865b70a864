import { styled } from 'styled-components';

/** The edge-to-edge picture of a detail screen, with a raised back `IconLink` as its first child. */
export const Hero = styled.div`
  position: relative;
  /* Leaves room for what follows the picture; unlike dvh, svh does not change while scrolling. */
  > a + div {
    width: 100%;
    max-height: max(15rem, 36svh);
  }
  > a:first-child {
    position: absolute;
    z-index: 4;
    top: 12px;
    inset-inline-start: 12px;
  }
`;
