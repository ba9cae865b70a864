/** A call that a worker answers before the mock backend has started. */
export interface FirstCall {
  method: string;
  url: string;
}

/** The message to the worker. */
export interface FirstCallMessage extends FirstCall {
  /** Sequence number. */
  id: number;
}

/** The worker's answer; null if it does not answer this endpoint. */
export interface FirstReply {
  id: number;
  response: { status: number; text: string } | null;
}
