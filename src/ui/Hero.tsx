import { styled } from 'styled-components';

/** The picture of a detail page, edge to edge, with a raised `IconLink` back as its first child. */
export const Hero = styled.div`
  position: relative;
  /* On a phone on its side what stands at the foot of the picture is seen too. */
  > a + div {
    width: 100%;
    max-height: max(15rem, 62dvh);
  }
  > a:first-child {
    position: absolute;
    z-index: 4;
    top: 12px;
    left: 12px;
  }
`;
