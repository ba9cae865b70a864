import type { ServerMessage } from '../../../src/contract/schemas/socketMessages.ts';
import type { Database } from '../../../mocks/db/Database.ts';
import type { Audience } from '../../../mocks/live/audience.ts';

/** A message with its audience, before it is sent. */
export interface AddressedMessage {
  message: ServerMessage;
  audience: Audience | undefined;
}

/** What a broken server can access to break its rule. */
export interface VariantContext {
  db: Database;
  /** The user who sends the request; null for a visitor. */
  userId: string | null;
  publish: (message: ServerMessage, audience?: Audience) => void;
}

/** A server that violates the contract in one way. */
export interface Variant {
  /** Handles a request; `answer` is the correct handler, which also accepts a changed request. */
  answer?: (
    request: Request,
    answer: (changed?: Request) => Promise<Response>,
    context: VariantContext,
  ) => Promise<Response>;
  /** The messages to send instead of this one. */
  publish?: (sent: AddressedMessage) => AddressedMessage[];
  /** The message text that clients receive. */
  socketText?: (json: string) => string;
}
