import { useCallback, useEffect, useRef } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { type DraftKey, mergeDraft } from './drafts.ts';
import { localStore, subscribeToStorage } from './webStorage.ts';

type DraftForm<T extends FieldValues> = Pick<UseFormReturn<T>, 'getValues' | 'reset' | 'subscribe'>;

/** The text to store, or null when the form is empty. */
function textOf<T extends FieldValues>(values: T, empty: T): string | null {
  const text = JSON.stringify({ ...empty, ...values });
  return text === JSON.stringify(empty) ? null : text;
}

interface Connection {
  /** Clears the form, and the stored draft unless another tab has stored its own since. */
  clear(): void;
  stop(): void;
}

/**
 * Restores the stored draft and stores every change. Follows other tabs until something is typed in this
 * one, which then keeps its text (AMB-77).
 */
function connect<T extends FieldValues>(
  { getValues, reset, subscribe }: DraftForm<T>,
  key: DraftKey,
  empty: T,
  migrate: (draft: T) => T,
): Connection {
  /** What the form shows, as stored. */
  let shown = localStore.get(key);
  let restoring = false;
  let typedHere = false;
  const show = (text: string | null): void => {
    restoring = true;
    shown = text;
    reset(empty);
    if (text !== null) reset(migrate(mergeDraft(empty, text)), { keepDefaultValues: true });
    restoring = false;
  };
  const store = (text: string | null): void => {
    const isOfOtherTab = localStore.get(key) !== shown;
    typedHere = text !== null;
    shown = text;
    if (typedHere || !isOfOtherTab) localStore.set(key, text);
  };
  const save = (values: T): void => {
    const text = textOf(values, empty);
    if (!restoring && text !== shown) store(text);
  };
  const follow = (): void => {
    const text = localStore.get(key);
    if (text !== shown && !typedHere) show(text);
  };
  // Typed before the current user was known.
  if (shown === null && textOf(getValues(), empty)) save(getValues());
  else show(shown);
  const stopSaving = subscribe({ formState: { values: true }, callback: ({ values }) => save(values) });
  const stopListening = subscribeToStorage(follow);
  return {
    clear() {
      store(null);
      show(null);
    },
    stop() {
      stopSaving();
      stopListening();
      reset(empty);
    },
  };
}

const asStored = <T>(draft: T): T => draft;

/**
 * Keeps what is typed into a form until it is cleared, across reload, navigation and sign-in, and follows
 * other tabs. Restores after the first render, since prerendered pages have no storage. `empty` (the
 * initial values) and `migrate` (may change what is restored) must be the same at each render.
 */
export function useDraft<T extends FieldValues>(
  { getValues, reset, subscribe }: DraftForm<T>,
  key: DraftKey | null,
  empty: T,
  migrate: (draft: T) => T = asStored,
) {
  const connection = useRef<Connection>(null);
  useEffect(() => {
    if (!key) return undefined;
    const connected = connect({ getValues, reset, subscribe }, key, empty, migrate);
    connection.current = connected;
    return () => {
      connection.current = null;
      connected.stop();
    };
  }, [getValues, reset, subscribe, key, empty, migrate]);
  /** Clears the draft; given the values that were sent, only if nothing was typed since. */
  return useCallback(
    (sent?: T): void => {
      const form = connection.current;
      if (!key) reset(empty);
      else if (!form) {
        // The form was left while it was sent.
        if (sent && localStore.get(key) === textOf(sent, empty)) localStore.set(key, null);
      } else if (!sent || textOf(getValues(), empty) === textOf(sent, empty)) form.clear();
    },
    [key, empty, reset, getValues],
  );
}
