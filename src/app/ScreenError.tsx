import { Link } from 'react-router-dom';
import type { FallbackProps } from 'react-error-boundary';
import { styled } from 'styled-components';
import { ScreenTitle } from '../features/frame/ScreenTitle.tsx';
import { to } from '../paths.ts';
import { Alone } from '../ui/Alone.tsx';
import { Card } from '../ui/Card.tsx';
import { ErrorState } from '../ui/ErrorState.tsx';
import { TextLink } from '../ui/TextLink.tsx';

/** A screen that broke or did not arrive: the frame stays, and two ways lead on. */
export function ScreenError({ resetErrorBoundary }: FallbackProps) {
  return (
    <Alone>
      <ScreenTitle>Something went wrong</ScreenTitle>
      <Paper>
        <ErrorState
          heading="h1"
          title="This screen did not open"
          text="What you have saved is safe. Opening it again usually helps."
          onRetry={resetErrorBoundary}
        />
        <TextLink as={Link} to={to.home()}>
          Go to Home
        </TextLink>
      </Paper>
    </Alone>
  );
}

const Paper = styled(Card)`
  display: grid;
  justify-items: center;
`;
