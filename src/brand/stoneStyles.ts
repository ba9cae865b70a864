import { css } from 'styled-components';

/** Shared milestone styles: shape, shading and edge; the color is the background. */
export const stoneCss = css`
  position: relative;
  overflow: hidden;
  border-radius: 50% 50% 2px 2px / 58px 58px 2px 2px;
  text-align: center;
  &::after {
    content: '';
    position: absolute;
    inset: 0;
    border-radius: inherit;
    background: linear-gradient(90deg, transparent 87%, var(--stone-shade) 87%);
    box-shadow: inset 0 0 0 1.5px var(--stone-edge);
    pointer-events: none;
  }
`;

/**
 * Percent of their own color that the faces of a podium's stones keep in the dark theme; the rest is the
 * background's. The first place is the brightest.
 */
export const DARK_THEME_FACE = { first: 100, others: 90 } as const;
