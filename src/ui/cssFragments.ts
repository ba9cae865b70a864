import { css } from 'styled-components';

/** Cuts a text off after a number of lines. */
export const lineClampCss = (lines: number) => css`
  display: -webkit-box;
  overflow: hidden;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: ${lines};
`;

/** Paper grain over a picture. */
export const grainCss = css`
  &::after {
    content: '';
    position: absolute;
    inset: 0;
    background: var(--tex-grain);
    opacity: 0.17;
    pointer-events: none;
  }
`;

/** An invisible file input over the whole control, which shows its focus. */
export const overlaidFileInputCss = css`
  input {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    opacity: 0;
    cursor: pointer;
  }
  &:has(input:focus-visible) {
    outline: 3px solid var(--link);
    outline-offset: 2px;
  }
`;

/** A card's title whose link is high enough to press. */
export const titleLinkCss = css`
  overflow-wrap: anywhere;
  text-wrap: pretty;
  a {
    display: block;
    padding-block: 11px;
  }
  a:hover {
    text-decoration: underline;
    text-decoration-thickness: 1px;
    text-underline-offset: 3px;
  }
`;
