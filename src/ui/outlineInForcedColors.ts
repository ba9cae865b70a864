import { css } from 'styled-components';

/** The edge of a card whose background and shadow forced colors remove. */
export const outlineInForcedColors = css`
  @media (forced-colors: active) {
    &:not(:focus-visible) {
      outline: 1px solid;
    }
  }
`;
