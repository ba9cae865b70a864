/** Why a request failed, as shown to the user; 'server' is a reply with an error status. */
type FailureKind = 'offline' | 'timeout' | 'unreadable' | 'server';

/** A failed request; any other error that is thrown is a bug. */
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

/** The kind of any error; a bug counts as 'server'. */
export const failureKind = (error: unknown): FailureKind =>
  error instanceof RequestError ? error.kind : 'server';

/** The text that an error state shows below its title. */
export const failureText = (error: unknown): string =>
  `${REASONS[failureKind(error)]} ${ADVICE[failureKind(error)]}`;

/** The reason added to an error toast; undefined if the server replied. */
export const failureReason = (error: unknown): string | undefined =>
  failureKind(error) === 'server' ? undefined : REASONS[failureKind(error)];
