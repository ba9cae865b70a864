/** What the user did on a prerendered page before the app could respond. */
export interface EarlyInput {
  /** Pressed controls, in order. */
  pressed: readonly HTMLElement[];
  /** Text fields and selects with their entered values. */
  entered: ReadonlyMap<Field, string>;
}
export type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** What the early script decided before the first paint. */
export interface EarlyPage {
  /**
   * 'guest': the page shows the seed as this user would see it. 'everyone': it shows the same to all users.
   * 'shell': it is replaced by a skeleton.
   */
  shows: 'guest' | 'everyone' | 'shell';
  /** The time in ms that the stored seed's dates are relative to; null on a first visit. */
  epoch: number | null;
  /** Stops recording and returns the recorded input. */
  takeInput: () => EarlyInput;
  /** Starts the worker that answers the first calls, unless it runs; null if the browser starts none. */
  firstCalls?: () => Worker | null;
}

declare global {
  interface Window {
    /** Missing if the page has no early script. */
    earlyPage?: EarlyPage;
  }
}
