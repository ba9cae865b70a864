import { styled } from 'styled-components';

export interface Counter {
  /** Number of characters written. */
  value: number;
  /** Number of characters allowed. */
  max: number;
  /** Only warns, and is shown from the start: the text may be longer (EDIT-03). */
  soft?: boolean;
}

/** `12/500`, in the warning color once over. Not read at each key: over the limit the field's error says so. */
export function CharacterCount({ value, max, soft }: Counter) {
  return (
    <Figures aria-hidden data-over={value > max || undefined}>
      {(value > 0 || soft) && `${value}/${max}`}
    </Figures>
  );
}

const Figures = styled.span`
  min-height: 1lh;
  margin-left: auto;
  color: var(--ink-3);
  font: var(--t-meta);
  &[data-over] {
    color: var(--vermilion);
    font-weight: 640;
  }
`;

/** Around a text field without a label: the count stands inside it, at its end. */
export const CountedInput = styled.span`
  position: relative;
  flex: 1;
  min-width: 0;
  display: block;
  > input {
    width: 100%;
    &:not(:placeholder-shown) {
      padding-right: 88px;
    }
  }
  > ${Figures} {
    position: absolute;
    inset: 0 12px 0 auto;
    display: grid;
    align-content: center;
    pointer-events: none;
  }
`;
