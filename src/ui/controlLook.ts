import { css } from 'styled-components';

/** The look of whatever one writes or chooses in. */
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
  &::placeholder {
    color: var(--ink-3);
    opacity: 1;
  }
  &:focus {
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
