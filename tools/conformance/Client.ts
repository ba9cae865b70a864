import type { CallInput, Endpoint, Reply } from '../../src/contract/endpoint.ts';
import type { RequestParts } from '../../src/api/encodeRequest.ts';
import {
  type Exchange,
  Mismatch,
  type PreparedRequest,
  excerpt,
  expectStatus,
  prepareRequest,
  readJson,
} from './exchange.ts';

/** The error format of every endpoint (AMB-73). */
interface ErrorReply {
  message: string;
  field?: string;
}

/** A run's record: every exchange, and each (endpoint, status) pair that was answered correctly. */
export interface RunRecord {
  exchanges: Exchange[];
  covered: Set<string>;
}

/** The name of a pair in the coverage report, such as 'POST /api/posts/:id/like 404'. */
export const pairName = ({ method, path }: Endpoint, status: number): string => `${method} ${path} ${status}`;

/** A user, or a visitor, who calls the server. */
export class Client {
  /** The user's id; 'visitor' when signed out. */
  readonly id: string;
  readonly #exchange: (request: PreparedRequest) => Promise<Exchange>;
  readonly #record: RunRecord;

  constructor(id: string, exchange: (request: PreparedRequest) => Promise<Exchange>, record: RunRecord) {
    this.id = id;
    this.#exchange = exchange;
    this.#record = record;
  }

  async send(request: PreparedRequest): Promise<Exchange> {
    const exchange = await this.#exchange(request);
    this.#record.exchanges.push(exchange);
    return exchange;
  }

  /** Sends any request to an endpoint, including invalid ones. */
  try(endpoint: Endpoint, parts: RequestParts): Promise<Exchange> {
    return this.send(prepareRequest(endpoint, parts));
  }

  /** The reply of a call that must succeed. Throws Mismatch. */
  async call<E extends Endpoint>(endpoint: E, input: CallInput<E>): Promise<Reply<E>> {
    const exchange = await this.try(endpoint, input as RequestParts);
    expectStatus(exchange, endpoint.status);
    const reply = readJson(exchange) as Reply<E>;
    this.#record.covered.add(pairName(endpoint, endpoint.status));
    return reply;
  }

  /** The error of a call that must fail with this status and, if given, about this field. Throws Mismatch. */
  async refused(
    endpoint: Endpoint,
    parts: RequestParts,
    status: number,
    field?: string,
  ): Promise<ErrorReply> {
    const exchange = await this.try(endpoint, parts);
    const refusal = expectErrorReply(exchange, status);
    if (field !== undefined && refusal.field !== field)
      throw new Mismatch(`Expected the field '${field}'. ${excerpt(exchange)}`);
    this.#record.covered.add(pairName(endpoint, status));
    return refusal;
  }
}

/** Checks the error format (AMB-73): `{message}`, with the field it is about, if any. Throws Mismatch. */
export function expectErrorReply(exchange: Exchange, status: number): ErrorReply {
  expectStatus(exchange, status);
  const body = readJson(exchange) as Partial<Record<keyof ErrorReply, unknown>> | null;
  const { message, field } = body ?? {};
  if (typeof message !== 'string' || message === '')
    throw new Mismatch(`A refusal without a message. ${excerpt(exchange)}`);
  if (field !== undefined && typeof field !== 'string')
    throw new Mismatch(`A refusal whose field is no text. ${excerpt(exchange)}`);
  return field === undefined ? { message } : { message, field };
}
