import * as z from 'zod/mini';
import { ClientMessage } from '../../src/contract/schemas/socketMessages.ts';

/** The parsed client message; null for anything the contract does not define (WS-12). */
export function parseMessage(text: unknown): ClientMessage | null {
  try {
    const parsed = z.safeParse(ClientMessage, JSON.parse(String(text)));
    return parsed.success ? parsed.data : null;
  } catch {
    return null;
  }
}
