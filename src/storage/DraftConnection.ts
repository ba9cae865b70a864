import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { windowEvents } from '../shared/windowEvents.ts';
import { type DraftKey, isSame, mergeDraft } from './drafts.ts';
import { localStore, subscribeToStorage } from './webStorage.ts';

export type DraftForm<T extends FieldValues> = Pick<UseFormReturn<T>, 'getValues' | 'reset' | 'subscribe'>;

interface Options<T extends FieldValues> {
  form: DraftForm<T>;
  key: DraftKey;
  empty: T;
  migrate: (draft: T) => T;
  /** Whether the stored text was typed in this tab, in the same form before. */
  typedHere: boolean;
}

/** What a form held when its connection ended. */
export interface LeftDraft {
  key: DraftKey;
  /** The form's text; null if it was empty. */
  text: string | null;
  /** Whether the text was typed in this tab. */
  typedHere: boolean;
}

/** Resets a form but keeps its field references, so that input before the next render is not lost. */
export const KEEP_FIELDS = { keepFieldsRef: true } as const;

const CHANGED_NOTICE = {
  title: 'Draft changed in another tab',
  description: 'Your text here stays. It is saved again as soon as you type.',
};

function onWindowFocus(listener: () => void): () => void {
  globalThis.addEventListener('focus', listener);
  return () => globalThis.removeEventListener('focus', listener);
}

/**
 * The draft as stored text: the fields that differ from the empty form, or null if none does. The others may get newer
 * initial values.
 */
export function draftText<T extends FieldValues>(values: T, empty: T): string | null {
  const changed = Object.entries({ ...empty, ...values }).filter(
    ([field, value]) => !isSame(value, empty[field]),
  );
  return changed.length === 0 ? null : JSON.stringify(Object.fromEntries(changed));
}

/**
 * Restores a form's stored draft and stores every change. Follows other tabs until the user types in this
 * one, which then keeps its own text, with a notice when the user returns to it and another text is stored (AMB-77).
 */
export class DraftConnection<T extends FieldValues> {
  readonly #options: Options<T>;
  readonly #stops: readonly (() => void)[];
  /** The stored text that the form currently shows. */
  #formText: string | null;
  #restoring = false;
  #typedHere: boolean;
  /** The other tab's text that the last notice was about. */
  #notifiedText: string | null | undefined;

  constructor(options: Options<T>) {
    const { form, key, empty } = options;
    this.#options = options;
    this.#typedHere = options.typedHere;
    this.#formText = localStore.get(key);
    // The user typed before the session was loaded.
    if (this.#formText === null && draftText(form.getValues(), empty)) this.#save(form.getValues());
    else this.#show(this.#formText);
    this.#stops = [
      form.subscribe({ formState: { values: true }, callback: ({ values }) => this.#save(values) }),
      subscribeToStorage((isOtherTab) => this.#follow(isOtherTab)),
      onWindowFocus(() => this.#notifyOfOtherTab()),
    ];
  }

  /** Clears the form, and also the stored draft unless another tab has changed it. */
  clear(): void {
    this.#store(null);
    this.#show(null);
  }

  stop(): LeftDraft {
    for (const stop of this.#stops) stop();
    this.#options.form.reset(this.#options.empty, KEEP_FIELDS);
    return { key: this.#options.key, text: this.#formText, typedHere: this.#typedHere };
  }

  #show(text: string | null): void {
    const { form, empty, migrate } = this.#options;
    this.#restoring = true;
    this.#formText = text;
    form.reset(empty, KEEP_FIELDS);
    if (text !== null)
      form.reset(migrate(mergeDraft(empty, text)), { ...KEEP_FIELDS, keepDefaultValues: true });
    this.#restoring = false;
  }

  #store(text: string | null): void {
    const { key } = this.#options;
    const isOfOtherTab = localStore.get(key) !== this.#formText;
    this.#typedHere = text !== null;
    this.#formText = text;
    this.#notifiedText = undefined;
    if (this.#typedHere || !isOfOtherTab) localStore.set(key, text);
  }

  #save(values: T): void {
    const text = draftText(values, this.#options.empty);
    if (!this.#restoring && text !== this.#formText) this.#store(text);
  }

  #follow(isOtherTab: boolean): void {
    const text = localStore.get(this.#options.key);
    if (text === this.#formText) return;
    // What this tab removes, by signing out, is not stored again.
    if (text === null && !isOtherTab) this.#typedHere = false;
    if (!this.#typedHere) this.#show(text);
    // Another tab has sent or discarded its text, or signed out; what is typed here still has to survive a reload.
    else if (text === null) localStore.set(this.#options.key, this.#formText);
  }

  #notifyOfOtherTab(): void {
    const text = localStore.get(this.#options.key);
    if (!this.#typedHere || text === this.#formText || text === this.#notifiedText) return;
    this.#notifiedText = text;
    globalThis.dispatchEvent(new CustomEvent(windowEvents.notice, { detail: CHANGED_NOTICE }));
  }
}
