import { useEffect, useState } from 'react';
import { keyframes, styled } from 'styled-components';
import { Postmark } from '../../brand/Postmark.tsx';
import { clock } from '../../shared/clock.ts';
import { formatCount } from '../../shared/format/numbers.ts';
import { formatDate } from '../../shared/format/time.ts';
import { POINTS } from '../../shared/limits.ts';
import { justPosted } from './feedItems.ts';

/** How long the postmark stays, ms. */
const DURATION = 6000;

/** A postmark with the points earned, which lands on the post that the user has just published. */
export function PostedMark() {
  const [shown, setShown] = useState(true);
  const [today] = useState(() => formatDate(clock.iso()));
  useEffect(() => {
    const timer = setTimeout(() => {
      justPosted.key = null;
      setShown(false);
    }, DURATION);
    return () => clearTimeout(timer);
  }, []);
  return (
    <Container data-shown={shown || undefined}>
      <Postmark place="Posted" country={`+${formatCount(POINTS['create-post'], 'point')}`} date={today} />
    </Container>
  );
}

const land = keyframes`
  from { opacity: 0; transform: translateY(-30px) scale(2.4) rotate(14deg); }
  60% { opacity: 1; transform: scale(.94) rotate(-7deg); }
`;

/** As high as the row of the card's buttons, so that the text above stays legible. */
const Container = styled.div`
  position: absolute;
  right: 56px;
  bottom: 13px;
  width: 118px;
  height: 66px;
  scale: 0.8;
  transform-origin: bottom right;
  pointer-events: none;
  transform: rotate(-7deg);
  &:not([data-shown]) {
    opacity: 0;
    transition: opacity var(--d-paper);
  }
  svg {
    inset: 0;
    color: var(--vermilion);
  }
  svg > circle:first-child {
    fill: none;
  }
  @media (prefers-reduced-motion: no-preference) {
    animation: ${land} 480ms var(--ease-press) 240ms backwards;
  }
`;
