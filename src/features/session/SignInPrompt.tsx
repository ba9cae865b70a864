import type { ComponentProps } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../../routes.ts';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { EmptyCard } from '../../brand/EmptyCard.tsx';

type Props = Pick<ComponentProps<typeof EmptyCard>, 'art' | 'title' | 'text'>;

/** Shown to visitors in place of content that requires a session (AMB-02). */
export function SignInPrompt(props: Props) {
  return (
    <EmptyCard
      {...props}
      action={
        <ButtonLink as={Link} to={paths.landing()}>
          Sign in
        </ButtonLink>
      }
    />
  );
}
