import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { failureText } from '../shared/requestFailures.ts';
import { RetryButton } from './RetryButton.tsx';

interface Props {
  /** What did not load, as a sentence. */
  title: string;
  /** The error of the failed request; its cause is explained below the title. */
  error?: unknown;
  /** Text below the title when no request failed. */
  text?: ReactNode;
  /** Called by the retry button; returns a promise if it takes time. */
  onRetry: () => unknown;
  /** Illustration, for when a whole screen or list failed. */
  art?: ReactNode;
  /** Smaller layout, for use in place of a small card. */
  compact?: boolean;
  /** Heading level of the title. */
  heading?: 'h1' | 'h2' | 'h3' | undefined;
}

/**
 * Shown when something did not load, with a retry button (FEED-26). Announced as an `alert`. For a failed
 * write show a destructive toast instead, since the user's input is still there.
 */
export function ErrorState({
  title,
  error,
  text = failureText(error),
  onRetry,
  art,
  compact = false,
  heading: Heading = 'h2',
}: Props) {
  return (
    <Root role="alert" data-compact={compact || undefined}>
      {art}
      <Heading>{title}</Heading>
      <p>{text}</p>
      <RetryButton variant="line" size={compact ? 'sm' : 'md'} onRetry={onRetry}>
        Try again
      </RetryButton>
    </Root>
  );
}

const Root = styled.div`
  display: grid;
  justify-items: center;
  gap: 6px;
  padding: 24px 20px;
  text-align: center;
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
  &[data-compact] {
    gap: 2px;
    padding: 0;
    :is(h2, h3) {
      font: var(--t-sub);
    }
    p {
      font: var(--t-meta);
    }
    button {
      margin-top: 6px;
    }
  }
`;
