import XIcon from '@phosphor-icons/core/regular/x.svg?react';
import { AnimatePresence } from 'framer-motion';
import * as m from 'framer-motion/m';
import { useEffect } from 'react';
import { styled } from 'styled-components';
import { levelTitle } from '../../shared/rules/levels.ts';
import { IconButton } from '../../ui/IconButton.tsx';
import { MotionProvider } from '../../ui/MotionProvider.tsx';
import { Stone } from '../../brand/Stone.tsx';
import { FALL, useMotionPreset } from '../../ui/useMotionPreset.ts';
import { usePausableTimeout } from '../../ui/usePausableTimeout.ts';

const STAY = 4000;

interface Props {
  /** The level just reached, or null. */
  level: number | null;
  onClose: () => void;
}

/** The level-up message above the bottom bar; closes by itself, by Escape or by a press. */
export function LevelUpMoment({ level, onClose }: Props) {
  return (
    <Place role="status" data-screen-only>
      <MotionProvider>
        <AnimatePresence>
          {level !== null && <Sign key={level} level={level} onClose={onClose} />}
        </AnimatePresence>
      </MotionProvider>
    </Place>
  );
}

function Sign({ level, onClose }: { level: number; onClose: () => void }) {
  const rest = usePausableTimeout(STAY, onClose);
  useEffect(() => {
    const close = (event: KeyboardEvent): void => {
      if (event.key === 'Escape') onClose();
    };
    document.addEventListener('keydown', close);
    return () => document.removeEventListener('keydown', close);
  }, [onClose]);
  return (
    <Board
      initial={{ opacity: 0 }}
      animate={{ opacity: 1 }}
      exit={{ opacity: 0 }}
      transition={useMotionPreset('quick')}
      {...rest}
    >
      <m.div {...FALL} transition={useMotionPreset('stone')}>
        <Stone level={level} size={64} />
      </m.div>
      <b>
        Level {level} · {levelTitle(level)}
      </b>
      <IconButton label="Dismiss" onClick={onClose}>
        <XIcon aria-hidden />
      </IconButton>
    </Board>
  );
}

/** Opposite the toasts, so that neither covers the other; lets clicks through beside the board. */
const Place = styled.div`
  position: fixed;
  z-index: 28;
  right: 0;
  bottom: calc(var(--nav) + 28px + env(safe-area-inset-bottom));
  left: 0;
  max-width: var(--column);
  margin-inline: auto;
  padding-inline: var(--gutter);
  pointer-events: none;
`;

const Board = styled(m.div)`
  position: relative;
  isolation: isolate;
  display: grid;
  grid-template-columns: auto 1fr auto;
  align-items: end;
  gap: 14px;
  padding: 0 6px 12px 18px;
  filter: var(--e2-drop);
  pointer-events: auto;
  /* The stone is higher than the board. */
  &::before {
    content: '';
    position: absolute;
    z-index: -1;
    inset: auto 0 0;
    height: 68px;
    border-radius: var(--r-paper);
    background: var(--tex-kerb) bottom / 100% 12px no-repeat var(--paper);
    box-shadow: var(--float-edge);
  }
  b {
    padding-bottom: 18px;
    font: var(--t-sub);
  }
  > button {
    margin-bottom: 6px;
  }
`;
