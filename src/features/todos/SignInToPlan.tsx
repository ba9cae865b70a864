import { Link } from 'react-router-dom';
import { to } from '../../paths.ts';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';

/** What a visitor sees in place of a list of their own. */
export function SignInToPlan() {
  return (
    <EmptyState
      art="stamp"
      title="Your list starts with you"
      text="Sign in to keep the places you want to see."
      action={
        <ButtonLink as={Link} to={to.landing()}>
          Sign in
        </ButtonLink>
      }
    />
  );
}
