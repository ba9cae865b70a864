import { tokens } from '../ui/theme/tokens.ts';

interface Props {
  /** Height in px. */
  size?: number;
}

/** The product's logo, a small milestone. Decorative: the name is next to it. */
export function LogoMark({ size = 28 }: Props) {
  return (
    <svg viewBox="0 0 42 56" width={(size * 42) / 56} height={size} aria-hidden>
      <path d="M3 53V22C3 10 10 3 21 3s18 7 18 19v31z" fill={tokens.color.stone} />
      <path d="M3 27v-5C3 10 10 3 21 3s18 7 18 19v5z" fill={tokens.color.marigold} />
      <g fill="none" strokeWidth="4">
        <path d="M3 53V22C3 10 10 3 21 3s18 7 18 19v31z" stroke={tokens.color.ink} />
        <path d="M11 35h20M14 44h14" stroke={tokens.color.onStone} />
      </g>
    </svg>
  );
}
