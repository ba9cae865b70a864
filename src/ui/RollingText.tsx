import { useState } from 'react';
import { keyframes, styled } from 'styled-components';

/**
 * A short text, such as a count, that rolls to each new value like a counter. The first value is not
 * animated.
 */
export function RollingText({ children }: { children: string }) {
  const [shown, setShown] = useState({ text: children, before: '', changes: 0 });
  if (shown.text !== children) setShown({ text: children, before: shown.text, changes: shown.changes + 1 });
  return (
    <Line key={shown.changes} data-before={shown.changes > 0 ? shown.before : undefined}>
      <span>{shown.text}</span>
    </Line>
  );
}

const rise = keyframes`from { transform: translateY(calc(100% * var(--reach))); }`;
const leave = keyframes`to { transform: translateY(calc(-100% * var(--reach))); visibility: hidden; }`;

const Line = styled.span`
  display: inline-grid;
  overflow: clip;
  &::before,
  > span {
    grid-area: 1 / 1;
  }
  &[data-before] > span {
    animation: ${rise} var(--d-paper) var(--ease-settle);
  }
  /* The previous value, visual only. */
  &[data-before]::before {
    content: attr(data-before) / '';
    justify-self: end;
    animation: ${leave} var(--d-paper) var(--ease-settle) forwards;
  }
`;
