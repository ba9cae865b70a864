import { useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import type { FallbackProps } from 'react-error-boundary';
import { styled } from 'styled-components';
import { ScreenTitle } from '../layout/ScreenTitle.tsx';
import { paths } from '../routes.ts';
import { SCREEN_RETRY_DELAY } from '../ui/constants.ts';
import { CenteredLayout } from '../ui/CenteredLayout.tsx';
import { Card } from '../ui/Card.tsx';
import { ErrorState } from '../ui/ErrorState.tsx';
import { TextLink } from '../ui/TextLink.tsx';

/** Error boundary fallback of a screen: the layout stays usable. Opens the screen again when back online. */
export function ScreenError({ resetErrorBoundary }: FallbackProps) {
  const [offline] = useState(() => !navigator.onLine);
  useEffect(() => {
    if (!offline) return undefined;
    const reopen = (): void => void setTimeout(resetErrorBoundary, SCREEN_RETRY_DELAY);
    globalThis.addEventListener('online', reopen);
    return () => globalThis.removeEventListener('online', reopen);
  }, [offline, resetErrorBoundary]);
  return (
    <CenteredLayout>
      <ScreenTitle>{offline ? 'You are offline' : 'Something went wrong'}</ScreenTitle>
      <Paper>
        <ErrorState
          heading="h1"
          title={offline ? 'You are offline' : 'This screen could not be opened'}
          text={
            offline
              ? 'This screen needs a connection. It opens by itself when you are back online.'
              : 'Everything you saved is safe. Opening it again usually helps.'
          }
          onRetry={resetErrorBoundary}
        />
        <TextLink as={Link} to={paths.home()}>
          Go to Home
        </TextLink>
      </Paper>
    </CenteredLayout>
  );
}

const Paper = styled(Card)`
  display: grid;
  justify-items: center;
`;
