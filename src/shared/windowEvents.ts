/** Window events between the app and the mock backend, in addition to HTTP and the socket. */
export const windowEvents = {
  /** The user, scenario or clock has changed: cached reads are outdated; see `BackendChange`. */
  backendChanged: 'waystone:backend-changed',
  /** A message for the user; `detail` has a title and a description. */
  notice: 'waystone:notice',
  /** A button without an action was pressed; `detail` is its name (AMB-34). */
  intent: 'waystone:intent',
  /** The demo desk asks for the app's notifications; `detail` is called with their store. */
  notifications: 'waystone:notifications',
} as const;

/** What changed: who is signed in or what time it is ('view'), all data ('data'), or one post and some reads. */
export type BackendChange = 'view' | 'data' | PartialChange;

/** Whether a `backendChanged` event says that all data was replaced. */
export const isDataReplaced = (event: Event): boolean =>
  event instanceof CustomEvent && event.detail === ('data' satisfies BackendChange);

export interface PartialChange {
  postId?: string | undefined;
  /** Keys of the reads that are outdated. */
  stale?: readonly (readonly string[])[];
}
