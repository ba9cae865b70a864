/** A call of a page to the worker that answers before the mock backend has started. */
export interface FirstCall {
  /** Sequence number. */
  id: number;
  method: string;
  url: string;
}

/** The worker's answer; null if it does not answer this endpoint. */
export interface FirstReply {
  id: number;
  response: { status: number; text: string } | null;
}
