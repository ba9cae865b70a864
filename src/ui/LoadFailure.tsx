import { styled } from 'styled-components';
import { RetryButton } from './RetryButton.tsx';

interface Props {
  /** What did not load, as a sentence. */
  children: string;
  /** Called by the retry button; returns a promise if it takes time. */
  onRetry: () => unknown;
}

/**
 * One line in place of a value that did not load, with a retry button (AMB-78). For larger parts use
 * `ErrorState`.
 */
export function LoadFailure({ children, onRetry }: Props) {
  return (
    <Line>
      <span>{children}</span>
      <RetryButton variant="quiet" size="sm" onRetry={onRetry}>
        Retry
      </RetryButton>
    </Line>
  );
}

const Line = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  align-items: center;
  column-gap: 2px;
  color: var(--ink-2);
  font: var(--t-meta);
`;
