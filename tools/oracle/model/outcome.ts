/** A window connected to the socket; `person` is null for a visitor. */
export interface Client {
  userId: string | null;
  window: number;
}

/** A socket message: its type, its sender and its recipients. */
export interface ExpectedMessage {
  type: string;
  /** The post, poll or question it refers to. */
  about: string;
  from: string;
  /** The votes of a poll, if included. */
  votes?: readonly { userId: string; optionIndex: number }[];
  isSentTo: (client: Client) => boolean;
}

/** The specified response to a request. */
export interface Outcome {
  status: number;
  /** The whole body, if successful. */
  body?: unknown;
  /** The error message, if specified. */
  message?: string;
  /** The field that the error is about, if any. */
  field?: string;
  messages: readonly ExpectedMessage[];
}

export const succeeded = (
  body: unknown,
  messages: readonly ExpectedMessage[] = [],
  status = 200,
): Outcome => ({
  status,
  body,
  messages,
});
export const created = (body: unknown, messages: readonly ExpectedMessage[] = []): Outcome =>
  succeeded(body, messages, 201);
export const refused = (status: number, why: { message?: string; field?: string } = {}): Outcome => ({
  status,
  ...why,
  messages: [],
});
export const unauthorized = (): Outcome => refused(401, { message: 'Unauthorized' });
export const invalidField = (field: string): Outcome => refused(400, { field });

/** All windows of one person, unless they caused it themselves (AMB-56). */
export const onlyFor =
  (user: string, from: string) =>
  (client: Client): boolean =>
    user !== from && client.userId === user;
/** Everyone else, including visitors. */
export const everyoneExcept =
  (from: string) =>
  (client: Client): boolean =>
    client.userId !== from;
/** Every window except the one that caused it. */
export const allOtherWindows =
  (from: string) =>
  (client: Client): boolean =>
    client.userId !== from || client.window !== 1;
