import { REDIRECT_DELAY } from '../shared/limits.ts';
import { toast } from '../ui/toast.ts';
import { isUnauthorized, serverMessage } from './errors.ts';
import { redirectTo } from './redirects.ts';

/** What a 401 says, and whether the person is sent to sign in again after REDIRECT_DELAY. */
export interface Unauthorized {
  title: string;
  description: string;
  redirect: boolean;
}

/** ERR-02 and ERR-03. */
export const LOGGED_OUT: Unauthorized = {
  title: 'Unauthorized',
  description: 'You are logged out. Logging in again...',
  redirect: true,
};

export interface ErrorPolicy {
  /** 'Error' where nothing else is said (ERR-05). */
  title?: string;
  /** The sentence of spec 8, or made from the server's message. */
  sentence: string | ((message: string) => string);
  /** Left out: a 401 reads like any other failure (AMB-43). */
  unauthorized?: Unauthorized;
}

/** The one place where a failed write is told to the person (spec 8). Nothing that was typed is touched. */
export function reportError(error: unknown, policy: ErrorPolicy): void {
  if (policy.unauthorized && isUnauthorized(error)) {
    const { title, description, redirect } = policy.unauthorized;
    toast({ title, description, tone: 'destructive' });
    if (redirect) setTimeout(redirectTo.login, REDIRECT_DELAY);
    return;
  }
  const { title = 'Error', sentence } = policy;
  const description = typeof sentence === 'string' ? sentence : sentence(serverMessage(error));
  toast({ title, description, tone: 'destructive' });
}
