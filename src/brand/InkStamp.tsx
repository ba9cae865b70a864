import * as m from 'framer-motion/m';
import type { ReactNode } from 'react';
import { css, styled } from 'styled-components';
import { MotionProvider } from '../ui/MotionProvider.tsx';
import { useMotionPreset } from '../ui/useMotionPreset.ts';

interface Props {
  children: ReactNode;
  /** Plays the stamping animation once. */
  animated?: boolean | undefined;
}

/**
 * A rotated rubber-stamp label for something done, such as 'visited' or 'received'. Its label is real text;
 * hide it from screen readers if the same text is next to it.
 */
export function InkStamp({ children, animated = false }: Props) {
  const transition = useMotionPreset('ink');
  if (!animated) return <Still>{children}</Still>;
  return (
    <MotionProvider>
      <Pressed
        initial={{ scale: 1.5, rotate: -7, opacity: 0 }}
        animate={{ scale: 1, rotate: 0, opacity: 1 }}
        transition={transition}
      >
        {children}
      </Pressed>
    </MotionProvider>
  );
}

const ink = css`
  display: inline-block;
  padding: 3px 10px;
  border: 3px double currentColor;
  border-radius: 4px;
  color: var(--vermilion);
  font: 760 1.0625rem/1.25rem var(--font-display);
  letter-spacing: 0.08em;
  text-transform: uppercase;
  rotate: -9deg;
  mask: var(--tex-worn);
`;
const Still = styled.span`
  ${ink}
`;
const Pressed = styled(m.span)`
  ${ink}
`;
