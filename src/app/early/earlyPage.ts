/** What a person did on a prerendered page before the app could answer. */
export interface EarlyInput {
  /** Pressed controls, in order. */
  pressed: readonly HTMLElement[];
  /** Text fields and selects with what was entered. */
  entered: ReadonlyMap<Field, string>;
}
export type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** What the early script has decided before the first paint. */
export interface EarlyPage {
  /**
   * 'guest': the page shows the seed as this person would see it. 'anyone': it shows the same to everybody. 'shell': it
   * is replaced by a skeleton.
   */
  shows: 'guest' | 'anyone' | 'shell';
  /** The moment that the dates of the stored seed are relative to, ms; null on a first visit. */
  epoch: number | null;
  /** Stops recording and returns what was done so far. */
  takeInput: () => EarlyInput;
}

declare global {
  interface Window {
    /** Missing where no early script is in the page. */
    earlyPage?: EarlyPage;
  }
}
