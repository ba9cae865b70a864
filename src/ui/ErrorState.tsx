import WarningIcon from '@phosphor-icons/core/regular/warning.svg?react';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Button } from './Button.tsx';

interface Props {
  /** What did not load, as a sentence. */
  title: string;
  text?: ReactNode;
  /** Asks again. */
  onRetry: () => void;
  /** Rank of the title on its screen. */
  heading?: 'h1' | 'h2' | 'h3' | undefined;
}

/**
 * Something did not load: what, and the way to ask again (FEED-26). An `alert`, so it is heard at once. For a
 * write that failed a destructive `toast` is enough: what was typed is still there.
 */
export function ErrorState({
  title,
  text = 'Check the connection and try again.',
  onRetry,
  heading: Heading = 'h2',
}: Props) {
  return (
    <Root role="alert">
      <WarningIcon aria-hidden />
      <Heading>{title}</Heading>
      <p>{text}</p>
      <Button variant="line" onClick={onRetry}>
        Try again
      </Button>
    </Root>
  );
}

const Root = styled.div`
  display: grid;
  justify-items: center;
  gap: 6px;
  padding: 24px 20px;
  text-align: center;
  > svg {
    width: 32px;
    height: 32px;
    color: var(--vermilion);
  }
  :is(h1, h2, h3) {
    font: var(--t-heading);
  }
  p {
    color: var(--ink-2);
    text-wrap: balance;
  }
  button {
    margin-top: 12px;
  }
`;
