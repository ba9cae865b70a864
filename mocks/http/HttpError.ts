import type { ErrorStatus } from '../../src/contract/endpoint.ts';

/** What a resolver throws to say no (AMB-73): a status, a sentence, and the field to blame where there is one. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  readonly status: ErrorStatus;
  readonly field: string | undefined;

  constructor(status: ErrorStatus, message: string, field?: string) {
    super(message);
    this.status = status;
    this.field = field;
  }
}

export const unauthorized = (): Refusal => new Refusal(401, 'Unauthorized');
export const notFound = (noun: string): Refusal => new Refusal(404, `${noun} not found`);
export const invalid = (field: string, message: string): Refusal => new Refusal(400, message, field);
export const forbidden = (message: string): Refusal => new Refusal(403, message);
