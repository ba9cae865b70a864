/** Window events between the app and the mock backend, in addition to HTTP and the socket. */
export const windowEvents = {
  /** The user, scenario or clock has changed: cached reads are outdated; see `Changed`. */
  backendChanged: 'waystone:backend-changed',
  /** A message for the user; `detail` has a title and a description. */
  notice: 'waystone:notice',
  /** A button without an action was pressed; `detail` is its name (AMB-34). */
  intent: 'waystone:intent',
} as const;

/** What changed: who is signed in or what time it is ('view'), all data ('data'), or one post. */
export type Changed = 'view' | 'data' | { postId: string };
