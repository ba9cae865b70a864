import { useState } from 'react';
import { styled } from 'styled-components';

interface Props {
  /** Text to copy to the clipboard. */
  text: string;
  /** What the button copies; part of its accessible name. */
  what: string;
  /** Shows the full label, if no column header says what is copied. */
  named?: boolean;
  /** Shows the text itself instead of 'Copy'. */
  asText?: boolean;
}

/** Copies a text, and confirms it in its label. */
export function CopyButton({ text, what, named = false, asText = false }: Props) {
  const [copied, setCopied] = useState(false);
  const copy = (): void =>
    void navigator.clipboard.writeText(text).then(
      () => setCopied(true),
      () => setCopied(false),
    );
  const verb = copied ? 'Copied' : 'Copy';
  const name = asText ? `${verb} ${text}, ${what}` : `${verb} ${what}`;
  return (
    <Root type="button" onClick={copy} onBlur={() => setCopied(false)} aria-label={name}>
      {copied ? 'Copied' : asText ? <code>{text}</code> : named ? name : 'Copy'}
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
  white-space: nowrap;
`;
