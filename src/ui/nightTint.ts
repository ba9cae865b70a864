import { css } from 'styled-components';

/**
 * For a positioned box around a picture: in the dark theme it looks as at dusk, while what lies on it keeps its colors.
 * A picture that is positioned itself needs a negative `z-index`, or it would cover the tint. The road and
 * many places have their own night picture, and the fallback picture is dimmed.
 */
export const nightTint = css`
  isolation: isolate;
  [data-theme='dark'] &:not(:has([data-of], [data-night], [data-fallback]))::before {
    content: '';
    position: absolute;
    inset: 0;
    background: var(--image-tint);
    mix-blend-mode: multiply;
    pointer-events: none;
    forced-color-adjust: none;
  }
`;
