import type { Endpoint } from '../contract/endpoint.ts';

/** The message for a 401, and whether the user is redirected to sign in after REDIRECT_DELAY. */
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

/** What the mutation cache of `createQueryClient` does when a mutation settles. */
export type MutationMeta = {
  /** The text of the error toast; a function gets the server's message, or '' if there is none. */
  errorMessage: string | ((serverMessage: string) => string);
  /** The title of the error toast; 'Error' by default (ERR-05). */
  errorTitle?: string;
  /** If omitted, a 401 is reported like any other failure (AMB-43). */
  unauthorized?: UnauthorizedMessage;
  /** Whether the error toast offers to send it again, for writes that have no form or button left to do so. */
  offersRetry?: boolean;
  /** The reads that become stale on success; nothing else is refetched (AMB-40). */
  invalidates: readonly Endpoint[];
};

declare module '@tanstack/react-query' {
  interface Register {
    mutationMeta: MutationMeta;
  }
}
