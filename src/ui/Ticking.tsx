import { useState } from 'react';
import { keyframes, styled } from 'styled-components';

/** A short text, such as a count, whose changes are seen: the new one rises into place. The first is still. */
export function Ticking({ children }: { children: string }) {
  const [shown, setShown] = useState({ text: children, changes: 0 });
  if (shown.text !== children) setShown({ text: children, changes: shown.changes + 1 });
  return (
    <Line key={shown.changes} data-changed={shown.changes > 0 || undefined}>
      {shown.text}
    </Line>
  );
}

const rise = keyframes`from { transform: translateY(calc(.7em * var(--reach))); opacity: 0; }`;

const Line = styled.span`
  display: inline-block;
  &[data-changed] {
    animation: ${rise} var(--d-paper) var(--ease-settle);
  }
`;
