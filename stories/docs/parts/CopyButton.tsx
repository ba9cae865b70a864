import { useState } from 'react';
import { styled } from 'styled-components';

interface Props {
  /** Text to copy to the clipboard. */
  text: string;
  /** What the button copies; part of its accessible name. */
  what: string;
  /** Shows the full label, if no column header says what is copied. */
  named?: boolean;
}

/** Copies a text, and says so on itself. */
export function CopyButton({ text, what, named = false }: Props) {
  const [copied, setCopied] = useState(false);
  const copy = (): void =>
    void navigator.clipboard.writeText(text).then(
      () => setCopied(true),
      () => setCopied(false),
    );
  const name = `Copy ${what}`;
  return (
    <Root type="button" onClick={copy} onBlur={() => setCopied(false)} aria-label={name}>
      {copied ? 'Copied' : named ? name : 'Copy'}
    </Root>
  );
}

const Root = styled.button`
  min-width: 64px;
  min-height: 32px;
  padding: 0 10px;
  border-radius: var(--r-control);
  box-shadow: inset 0 0 0 1px var(--line-2);
  background: var(--paper);
  color: var(--ink);
  font: var(--t-label);
  text-align: center;
`;
