import { Link } from 'react-router-dom';
import type { FallbackProps } from 'react-error-boundary';
import { styled } from 'styled-components';
import { ScreenTitle } from '../features/frame/ScreenTitle.tsx';
import { to } from '../paths.ts';
import { ErrorState } from '../ui/ErrorState.tsx';
import { TextLink } from '../ui/TextLink.tsx';

/** A screen that broke or did not arrive: the frame stays, and two ways lead on. */
export function ScreenError({ resetErrorBoundary }: FallbackProps) {
  return (
    <Root>
      <ScreenTitle>Something went wrong</ScreenTitle>
      <ErrorState
        heading="h1"
        title="This screen did not open"
        text="What you have saved is safe. Opening it again usually helps."
        onRetry={resetErrorBoundary}
      />
      <TextLink as={Link} to={to.home()}>
        Go to Home
      </TextLink>
    </Root>
  );
}

const Root = styled.div`
  display: grid;
  justify-items: center;
  padding: 24px var(--gutter);
`;
