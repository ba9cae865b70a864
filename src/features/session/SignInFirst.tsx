import type { ComponentProps } from 'react';
import { Link } from 'react-router-dom';
import { to } from '../../paths.ts';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { Card } from '../../ui/Card.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';

type Props = Pick<ComponentProps<typeof EmptyState>, 'art' | 'title' | 'text'>;

/** What a visitor sees in place of something of their own (AMB-02). */
export function SignInFirst(props: Props) {
  return (
    <Card $flush>
      <EmptyState
        {...props}
        action={
          <ButtonLink as={Link} to={to.landing()}>
            Sign in
          </ButtonLink>
        }
      />
    </Card>
  );
}
