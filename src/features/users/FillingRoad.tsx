import { keyframes, styled } from 'styled-components';
import { roadCss } from '../../brand/roadStyles.ts';
import { Stone } from '../../brand/Stone.tsx';

interface Props {
  /** Share of the road to the next level, 0 to 1. */
  done: number;
  nextLevel: number;
}

/**
 * The road to the level just reached fills to its end, then the one to the next level begins and that level's stone
 * arrives at its end. Decorative.
 */
export function FillingRoad({ done, nextLevel }: Props) {
  return (
    <Roadside aria-hidden>
      <Track style={{ '--done': done }} />
      <Stone level={nextLevel} size={44} />
    </Roadside>
  );
}

const fill = keyframes`from { transform: scaleX(0.9); } to { transform: none; }`;
const restart = keyframes`from { transform: scaleX(0); } to { transform: scaleX(var(--done)); }`;
const arrive = keyframes`from { opacity: 0; transform: translateX(40px); }`;

const Roadside = styled.div`
  display: grid;
  grid-template-columns: 1fr auto;
  align-items: end;
  gap: 10px;
  > svg {
    animation: ${arrive} 360ms var(--ease-out) 1640ms backwards;
  }
`;

const Track = styled.div`
  ${roadCss}
  &::before {
    content: '';
    position: absolute;
    inset: 0;
    background: var(--marigold);
    transform: scaleX(var(--done));
    transform-origin: 0 0;
    animation:
      ${fill} 480ms ease-out 480ms both,
      ${restart} 480ms ease-out 1320ms forwards;
  }
`;
