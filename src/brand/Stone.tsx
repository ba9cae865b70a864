import { styled } from 'styled-components';
import type { Role } from '../ui/theme/roles.ts';
import { tokens } from '../ui/theme/tokens.ts';
import { levelColor } from './levelColor.ts';

interface Props {
  /** Number on the stone; also determines the color of the cap. */
  level: number;
  /** Height in px. */
  size: number;
  /** Accessible name; without one, the stone is decorative. */
  label?: string | undefined;
  /** Overrides the cap color derived from the level. */
  capColor?: Role | undefined;
  /** Text on the stone in place of the level. */
  text?: string | undefined;
}

/** A milestone that shows a level or rank. */
export function Stone({ level, size, label, capColor = levelColor(level), text = String(level) }: Props) {
  const figure = text.length > 3 ? 15 : [0, 30, 27, 21][text.length];
  return (
    <Drawing
      viewBox="0 0 60 76"
      width={(size * 60) / 76}
      height={size}
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
    >
      <path d="M2 75V30C2 13 13 2 30 2s28 11 28 28v45z" fill={tokens.color.stone} />
      <path d="M2 35v-5C2 13 13 2 30 2s28 11 28 28v5z" fill={tokens.color[capColor]} />
      <path d="M47 7.500C54 12 58 20 58 30v45H47z" fill={tokens.depth.stoneShade} />
      <path
        d="M2 75V30C2 13 13 2 30 2s28 11 28 28v45z"
        fill="none"
        stroke={tokens.color.stoneEdge}
        strokeWidth={Math.min(2.5, 150 / size)}
      />
      {capColor === 'capUniverse' && (
        <path
          d="m30 9 3.5 7.2 7.9 1.1-5.7 5.6 1.3 7.9-7-3.7-7 3.7 1.3-7.9-5.7-5.6 7.9-1.100z"
          fill={tokens.color.marigold}
        />
      )}
      {/* Long figures are centered on the lit face, so that they stay clear of its shade. */}
      <text
        x={text.length > 2 ? 24.5 : 29}
        y="64"
        textAnchor="middle"
        fontSize={figure}
        fontWeight="760"
        fill={tokens.color.onStone}
      >
        {text}
      </text>
    </Drawing>
  );
}

const Drawing = styled.svg`
  flex: none;
  font-family: var(--font-display);
`;
