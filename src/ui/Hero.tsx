import { styled } from 'styled-components';

/** The picture of a detail page, edge to edge, with a raised `IconLink` back as its first child. */
export const Hero = styled.div`
  position: relative;
  > a:first-child {
    position: absolute;
    z-index: 4;
    top: 12px;
    left: 12px;
  }
`;
