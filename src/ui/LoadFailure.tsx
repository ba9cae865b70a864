import { styled } from 'styled-components';
import { Button } from './Button.tsx';

interface Props {
  /** What did not load, as a sentence. */
  children: string;
  /** Called by the retry button. */
  onRetry: () => void;
}

/**
 * One line in place of a value that did not load, with a retry button (AMB-78). For larger parts use
 * `ErrorState`.
 */
export function LoadFailure({ children, onRetry }: Props) {
  return (
    <Line>
      <span>{children}</span>
      <Button variant="quiet" size="sm" onClick={onRetry}>
        Retry
      </Button>
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
