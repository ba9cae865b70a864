import type { ServerMessage } from '../../../src/contract/schemas/socketMessages.ts';
import type { Database } from '../../../mocks/db/Database.ts';
import type { Audience } from '../../../mocks/live/audience.ts';

/** A message on its way to its audience. */
export interface Sent {
  message: ServerMessage;
  audience: Audience | undefined;
}

/** What a broken server may use to break its rule. */
export interface VariantContext {
  db: Database;
  /** Who sends the request; null for a visitor. */
  userId: string | null;
  publish: (message: ServerMessage, audience?: Audience) => void;
}

/** How a server differs from the contract: in one way. */
export interface Variant {
  /** Answers a request; `answer` does what a correct server does, also for a changed request. */
  answer?: (
    request: Request,
    answer: (changed?: Request) => Promise<Response>,
    context: VariantContext,
  ) => Promise<Response>;
  /** The messages that are sent instead of this one. */
  publish?: (sent: Sent) => Sent[];
  /** The text of a message as a client receives it. */
  socketText?: (json: string) => string;
}
