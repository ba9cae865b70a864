import type { Endpoint } from '../contract/endpoint.ts';

/** What a 401 says, and whether the user is sent to sign in again after REDIRECT_DELAY. */
export interface UnauthorizedMessage {
  title: string;
  description: string;
  redirect: boolean;
}

/** ERR-02 and ERR-03. */
export const LOGGED_OUT: UnauthorizedMessage = {
  title: 'Unauthorized',
  description: 'You are logged out. Logging in again...',
  redirect: true,
};

/** What the mutation cache of `createQueryClient` does after a mutation. */
export type MutationMeta = {
  /** The text of the error toast; a function receives the server's message, '' where it sent none. */
  errorMessage: string | ((serverMessage: string) => string);
  /** The title of the error toast; 'Error' by default (ERR-05). */
  errorTitle?: string;
  /** Without it, a 401 reads like any other failure (AMB-43). */
  unauthorized?: UnauthorizedMessage;
  /** The reads that are stale after success; nothing else refetches (AMB-40). */
  invalidates: readonly Endpoint[];
};

declare module '@tanstack/react-query' {
  interface Register {
    mutationMeta: MutationMeta;
  }
}
