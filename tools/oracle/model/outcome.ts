/** A window that is connected to the socket; a visitor's has no person. */
export interface Client {
  person: string | null;
  window: number;
}

/** A message on the socket: what it is, whom it comes from, and who is to hear it. */
export interface Said {
  type: string;
  /** The post, poll or question that it is about. */
  about: string;
  from: string;
  /** The votes of a poll, where the message brings them. */
  votes?: readonly { userId: string; optionIndex: number }[];
  isHeardBy: (client: Client) => boolean;
}

/** What the specification says about the answer to a request. */
export interface Outcome {
  status: number;
  /** The whole body of a success. */
  body?: unknown;
  /** Of a refusal, where the specification has its words. */
  message?: string;
  /** Of a refusal that one field is to blame for. */
  field?: string;
  said: readonly Said[];
}

export const done = (body: unknown, said: readonly Said[] = [], status = 200): Outcome => ({
  status,
  body,
  said,
});
export const created = (body: unknown, said: readonly Said[] = []): Outcome => done(body, said, 201);
export const refused = (status: number, why: { message?: string; field?: string } = {}): Outcome => ({
  status,
  ...why,
  said: [],
});
export const unauthorized = (): Outcome => refused(401, { message: 'Unauthorized' });
export const blamed = (field: string): Outcome => refused(400, { field });

/** The windows of one person, unless that is who has done it (AMB-56). */
export const onlyFor =
  (person: string, from: string) =>
  (client: Client): boolean =>
    person !== from && client.person === person;
/** Everybody else, visitors too. */
export const allBut =
  (from: string) =>
  (client: Client): boolean =>
    client.person !== from;
/** Every window but the one in which it was done. */
export const allOtherWindows =
  (from: string) =>
  (client: Client): boolean =>
    client.person !== from || client.window !== 1;
