import type { ErrorStatus } from '../../src/contract/endpoint.ts';

/** An error response thrown by a resolver (AMB-73): status, message and, if any, the field it is about. */
export class HttpError extends Error {
  override readonly name = 'HttpError';
  readonly status: ErrorStatus;
  readonly field: string | undefined;

  constructor(status: ErrorStatus, message: string, field?: string) {
    super(message);
    this.status = status;
    this.field = field;
  }

  /** The body of the response. */
  get body(): { message: string; field?: string } {
    const { message, field } = this;
    return field === undefined ? { message } : { message, field };
  }
}

export const unauthorized = (): HttpError => new HttpError(401, 'Unauthorized');
export const badRequest = (field: string, message: string): HttpError => new HttpError(400, message, field);
export const forbidden = (message: string): HttpError => new HttpError(403, message);

/** Returns the row, or throws a 404 that names what is missing. */
export function orNotFound<R>(row: R | undefined, name: string): R {
  if (row === undefined) throw new HttpError(404, `${name} not found`);
  return row;
}
