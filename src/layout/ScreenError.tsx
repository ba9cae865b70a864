import { Link } from 'react-router-dom';
import type { FallbackProps } from 'react-error-boundary';
import { styled } from 'styled-components';
import { ScreenTitle } from '../layout/ScreenTitle.tsx';
import { paths } from '../routes.ts';
import { CenteredLayout } from '../ui/CenteredLayout.tsx';
import { Card } from '../ui/Card.tsx';
import { ErrorState } from '../ui/ErrorState.tsx';
import { TextLink } from '../ui/TextLink.tsx';

/** Error boundary fallback of a screen: the layout stays usable. */
export function ScreenError({ resetErrorBoundary }: FallbackProps) {
  return (
    <CenteredLayout>
      <ScreenTitle>Something went wrong</ScreenTitle>
      <Paper>
        <ErrorState
          heading="h1"
          title="This screen could not be opened"
          text="Everything you saved is safe. Opening it again usually helps."
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
