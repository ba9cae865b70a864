import { AnimatePresence, useIsPresent, useReducedMotion } from 'framer-motion';
import * as m from 'framer-motion/m';
import { useEffect } from 'react';
import { keyframes, styled } from 'styled-components';
import { formatCount } from '../../shared/format/numbers.ts';
import { levelProgress, levelTitle, pointsNeeded, pointsPerLevel } from '../../shared/rules/levels.ts';
import { InkStamp } from '../../brand/InkStamp.tsx';
import { levelColor } from '../../brand/levelColor.ts';
import { Stone } from '../../brand/Stone.tsx';
import { MotionProvider } from '../../ui/MotionProvider.tsx';
import { useMotionPreset } from '../../ui/useMotionPreset.ts';
import { FillingRoad } from './FillingRoad.tsx';

/** How long the celebration is shown, in ms; longer without motion, when nothing draws attention to it. */
const DURATIONS = { full: 3500, reduced: 4000 };

interface Props {
  /** The level just reached, or null. */
  level: number | null;
  /** The user's total points, for showing how many are needed for the next level. */
  points?: number | undefined;
  /** Called when the celebration ends or is dismissed. */
  onClose: () => void;
}

/**
 * Celebrates a new level over the whole window: the stone drops, the road fills, the cap is painted and the
 * stamp lands. Ends after a while or on any key or press, which still has its normal effect.
 */
export function LevelUpMoment({ level, points, onClose }: Props) {
  return (
    <Container role="status" data-screen-only>
      <MotionProvider>
        <AnimatePresence>
          {level !== null && <Moment key={level} level={level} points={points} onClose={onClose} />}
        </AnimatePresence>
      </MotionProvider>
    </Container>
  );
}

function useEnd(onEnd: () => void): void {
  const shownFor = useReducedMotion() ? DURATIONS.reduced : DURATIONS.full;
  useEffect(() => {
    const timer = setTimeout(onEnd, shownFor);
    document.addEventListener('keydown', onEnd);
    document.addEventListener('pointerdown', onEnd);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('keydown', onEnd);
      document.removeEventListener('pointerdown', onEnd);
    };
  }, [onEnd, shownFor]);
}

function Moment({ level, points, onClose }: Props & { level: number }) {
  useEnd(onClose);
  const isPresent = useIsPresent();
  const before = levelColor(level - 1);
  const done = points === undefined ? 1 : levelProgress(points, level) / pointsPerLevel.current;
  return (
    <Scene data-over-column data-scrim={isPresent || undefined} data-leaving={!isPresent || undefined}>
      <Backdrop
        initial={{ opacity: 0 }}
        animate={{ opacity: 1 }}
        exit={{ opacity: 0 }}
        transition={useMotionPreset('paper')}
      />
      <Dropped aria-hidden>
        {/* If both levels have the same color, the cap starts unpainted. */}
        <Stone
          level={level}
          size={400}
          text={String(level - 1)}
          capColor={before === levelColor(level) ? 'stone' : before}
        />
        <Painted>
          <div>
            <Stone level={level} size={400} />
          </div>
        </Painted>
        <Mark>
          <InkStamp>Reached</InkStamp>
        </Mark>
      </Dropped>
      <Board>
        <FillingRoad done={done} nextLevel={level + 1} />
        <Name>
          <b aria-hidden>
            Level {level - 1} · {levelTitle(level - 1)}
          </b>
          <b>
            Level {level} · {levelTitle(level)}
          </b>
        </Name>
        {points !== undefined && (
          <span>
            {formatCount(pointsNeeded(points, level), 'point')} to Level {level + 1}
          </span>
        )}
      </Board>
    </Scene>
  );
}

const drop = keyframes`
  from { transform: translateY(-100dvh); }
  55% { transform: none; }
  75% { transform: translateY(-12px); }
`;
const sink = keyframes`to { transform: translateY(100dvh); }`;
const open = keyframes`from { transform: translateY(-100%); }`;
const stay = keyframes`from { transform: translateY(100%); }`;
const appear = keyframes`from { opacity: 0; }`;
const disappear = keyframes`from, 90% { opacity: 1; transform: none; } to { opacity: 0; transform: translateY(-8px); }`;
const press = keyframes`from { opacity: 0; scale: 4.4; }`;

/** Lets clicks through to the content below. */
const Container = styled.div`
  position: fixed;
  z-index: 45;
  inset: 0;
  pointer-events: none;
`;

const Scene = styled.div`
  position: relative;
  display: grid;
  justify-items: center;
  align-content: center;
  height: 100%;
  padding: 0 var(--gutter) 20dvh;
  /* Stays opaque, so that no text shows through another one. */
  &[data-leaving] > :not(:first-child) {
    animation: ${sink} 300ms ease-in forwards;
  }
  @media (prefers-reduced-motion: reduce) {
    & *,
    & *::before {
      animation: none !important;
    }
    &[data-leaving] > :not(:first-child) {
      visibility: hidden;
    }
  }
`;

const Backdrop = styled(m.div)`
  position: absolute;
  inset: 0;
  background: var(--scrim);
`;

const Dropped = styled.div`
  position: relative;
  width: min(100%, var(--column) - 2 * var(--gutter), 38dvh);
  filter: var(--e2-drop);
  animation: ${drop} 560ms var(--ease-out);
  /* The drawing ends above its own lower edge: the stone stands on the board. */
  margin-bottom: -5px;
  svg {
    width: 100%;
    height: auto;
  }
`;

/* Reveals the painted stone from the top down, using transforms so that a busy main thread does not delay
   it. */
const Painted = styled.div`
  position: absolute;
  inset: 0;
  overflow: hidden;
  animation: ${open} 360ms ease-out 960ms backwards;
  > div {
    animation: ${stay} 360ms ease-out 960ms backwards;
  }
`;

/** A label across the cap, above the number. */
const Mark = styled.div`
  position: absolute;
  top: 28%;
  inset-inline: 0;
  width: fit-content;
  margin-inline: auto;
  border-radius: 4px;
  background: var(--stone);
  scale: 2.1;
  @media (max-height: 640px) {
    scale: 1.3;
  }
  rotate: -6deg;
  animation: ${press} var(--d-ink) var(--ease-press) 1320ms backwards;
  > * {
    color: var(--vermilion-fill);
    rotate: 0deg;
  }
`;

const Board = styled.div`
  position: relative;
  width: min(100%, var(--column) - 2 * var(--gutter));
  padding: 30px 20px 20px;
  border-radius: var(--r-paper);
  background: var(--tex-kerb) top / 100% 12px no-repeat var(--paper);
  box-shadow: var(--e3), var(--float-edge);
  text-align: center;
  animation: ${appear} var(--d-quick) ease-out;
  span {
    color: var(--ink-2);
    font: var(--t-body-s);
    animation: ${appear} 360ms ease-out 1800ms backwards;
  }
`;

/** The level before, which gives way to the new one when that is painted. */
const Name = styled.div`
  display: grid;
  margin-top: 14px;
  font: var(--t-heading);
  text-wrap: balance;
  b {
    grid-area: 1 / 1;
    animation: ${appear} 260ms ease-out 1060ms backwards;
  }
  b[aria-hidden] {
    opacity: 0;
    animation: ${disappear} 1060ms linear;
  }
`;
