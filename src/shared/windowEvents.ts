/** What the app and whoever stands behind its calls tell each other on the window, besides HTTP and socket. */
export const windowEvents = {
  /** Another person, scenario or time is behind the calls: nothing that was read still holds; see `Changed`. */
  backendChanged: 'waystone:backend-changed',
  /** Something for the person to read; `detail` has a title and a description. */
  notice: 'waystone:notice',
  /** A button was pressed that the spec gives no action; `detail` is its name (AMB-34). */
  intent: 'waystone:intent',
} as const;

/** What changed behind the calls: who or when, or the whole world, in which nobody has written anything yet. */
export type Changed = 'view' | 'world';
