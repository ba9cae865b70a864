import { styled } from 'styled-components';
import { formatNumber } from '../shared/format/numbers.ts';

export interface Counter {
  /** Number of characters typed. */
  value: number;
  /** Maximum number of characters. */
  max: number;
  /** The limit is only a recommendation: the count is always shown and longer text is allowed (EDIT-03). */
  soft?: boolean;
}

/**
 * `12/500`, in the warning color above the limit. Not announced on every keystroke: the field's error covers
 * that.
 */
export function CharacterCount({ value, max, soft }: Counter) {
  return (
    <Figures aria-hidden data-over={value > max || undefined}>
      {(value > 0 || soft) && `${formatNumber(value)}/${formatNumber(max)}`}
    </Figures>
  );
}

const Figures = styled.span`
  /* Keeps its line, so that nothing moves when the count appears. */
  &:empty::before {
    content: '\\200b';
  }
  margin-inline-start: auto;
  color: var(--ink-3);
  font: var(--t-meta);
  &[data-over] {
    color: var(--vermilion);
    font-weight: 640;
  }
`;

/** Wrapper for a text field without a label: shows the count on the field's upper edge, clear of the text. */
export const CountedInput = styled.span`
  position: relative;
  flex: 1;
  min-width: 0;
  display: block;
  > input {
    width: 100%;
  }
  > ${Figures} {
    position: absolute;
    inset: -8px 10px auto auto;
    padding: 0 4px;
    border-radius: 4px;
    background: var(--paper-2);
    pointer-events: none;
    &:empty {
      display: none;
    }
  }
`;
