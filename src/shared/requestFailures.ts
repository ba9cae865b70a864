/** Why a request failed, as far as the user can tell; 'server' is an answer with an error status. */
export type FailureKind = 'offline' | 'timeout' | 'unreadable' | 'server';

/** A request that failed; everything else that is thrown is a bug. */
export class RequestError extends Error {
  readonly kind: FailureKind;

  constructor(kind: FailureKind, message: string, options?: ErrorOptions) {
    super(message, options);
    this.kind = kind;
  }
}

const REASONS: Record<FailureKind, string> = {
  offline: 'The connection failed.',
  timeout: 'No answer came in time.',
  unreadable: 'The answer could not be read.',
  server: 'Something went wrong on our side.',
};

const ADVICE: Record<FailureKind, string> = {
  offline: 'Check your network and try again.',
  timeout: 'Your network or our server is slow. Try again in a moment.',
  unreadable: 'Try again in a moment. Your network may be asking you to sign in.',
  server: 'Try again in a moment.',
};

/** Why something failed; a bug counts as the server's. */
export const failureKind = (error: unknown): FailureKind =>
  error instanceof RequestError ? error.kind : 'server';

/** What an error state says below its title. */
export const failureText = (error: unknown): string =>
  `${REASONS[failureKind(error)]} ${ADVICE[failureKind(error)]}`;

/** What an error toast adds to its text; nothing where the server answered. */
export const failureReason = (error: unknown): string | undefined =>
  failureKind(error) === 'server' ? undefined : REASONS[failureKind(error)];
