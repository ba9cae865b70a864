import { css } from 'styled-components';

/** Shared styles of text inputs and selects. */
export const controlCss = css`
  display: block;
  width: 100%;
  min-width: 0;
  min-height: 48px;
  padding: 0 14px;
  border: 1.5px solid var(--line-2);
  border-radius: var(--r-control);
  background: var(--paper);
  color: var(--ink);
  font: var(--t-body);
  text-overflow: ellipsis;
  &::placeholder {
    color: var(--ink-3);
    opacity: 1;
  }
  /* Otherwise the browser's blue. */
  &::-webkit-search-cancel-button {
    filter: grayscale(1);
  }
  /* A click in a date input focuses the calendar button inside it. */
  &:focus-within {
    outline: 3px solid var(--link);
    outline-offset: 1px;
    border-color: var(--link);
    border-radius: var(--r-control);
  }
  &[aria-invalid='true'] {
    border-color: var(--vermilion);
    box-shadow: inset 0 0 0 1px var(--vermilion);
  }
  &:disabled {
    background: var(--paper-2);
    color: var(--ink-3);
    border-color: var(--line);
    cursor: not-allowed;
  }
`;

/** Icon at the start of a text field; the input leaves 46px for it. */
export const leadingIconCss = css`
  position: relative;
  > svg {
    position: absolute;
    top: 12px;
    inset-inline-start: 14px;
    width: 24px;
    height: 24px;
    color: var(--ink-3);
    pointer-events: none;
  }
`;

/** A search line: icon, input and button. */
export const searchLineCss = css`
  ${leadingIconCss}
  display: flex;
  gap: 8px;
  input {
    ${controlCss}
    flex: 1;
    padding-inline-start: 46px;
    appearance: none;
  }
  /* Reserves its space even when there is nothing to clear. */
  input:placeholder-shown::-webkit-search-cancel-button {
    display: none;
  }
`;
