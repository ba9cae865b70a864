import { useQuery } from '@tanstack/react-query';
import type { ComponentProps, ReactNode } from 'react';
import type { User } from '../../contract/schemas/users.ts';
import { QueryBoundary } from '../../ui/QueryBoundary.tsx';
import { SignInPrompt } from './SignInPrompt.tsx';
import { currentUserQuery } from './queries.ts';

interface Props {
  /** The prompt that visitors see instead. */
  visitor: ComponentProps<typeof SignInPrompt>;
  /** Shown while loading; one skeleton row by default. */
  fallback?: ReactNode;
  children: (currentUser: User) => ReactNode;
}

/** Renders its children for a signed-in user; otherwise the loading, error or visitor state (AMB-02). */
export function RequireAuth({ visitor, fallback, children }: Props) {
  return (
    <QueryBoundary
      query={useQuery(currentUserQuery)}
      fallback={fallback}
      errorTitle="Your account did not load"
    >
      {(currentUser) => (currentUser ? children(currentUser) : <SignInPrompt {...visitor} />)}
    </QueryBoundary>
  );
}
