import { createPortal } from 'react-dom';
import { styled } from 'styled-components';
import { RoadPicture } from './RoadPicture.tsx';

/** The brand's road along the lower edge of a wide window, behind the column and beside the demo desk. */
export function WideScenery() {
  return createPortal(
    <Backdrop data-full-bleed data-screen-only aria-hidden>
      <RoadPicture wide="(min-width: 900px)" />
    </Backdrop>,
    document.body,
  );
}

const Backdrop = styled.div`
  position: fixed;
  z-index: -1;
  inset: 0;
  mask: linear-gradient(transparent 20%, black 48%);
  animation: appear var(--d-paper);
  pointer-events: none;
  /* Its pictures are lazy, so a phone does not fetch them. */
  @media (max-width: 899px) {
    display: none;
  }
  img {
    width: 100%;
    height: 100%;
    object-fit: cover;
    object-position: 50% 100%;
  }
`;
