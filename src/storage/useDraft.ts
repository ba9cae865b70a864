import { useCallback, useEffect } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { type DraftKey, mergeDraft } from './drafts.ts';
import { localStore, subscribeToStorage } from './webStorage.ts';

type DraftForm<T extends FieldValues> = Pick<UseFormReturn<T>, 'getValues' | 'reset' | 'subscribe'>;

/** The text to store, or null when the form is empty. */
function textOf<T extends FieldValues>(values: T, empty: T): string | null {
  const text = JSON.stringify({ ...empty, ...values });
  return text === JSON.stringify(empty) ? null : text;
}

/**
 * Restores the stored draft and stores every change, following other tabs; returns a function that stops.
 */
function connect<T extends FieldValues>(
  { getValues, reset, subscribe }: DraftForm<T>,
  key: DraftKey,
  empty: T,
  migrate: (draft: T) => T,
): () => void {
  let stored = localStore.get(key);
  let restoring = false;
  const restore = (): void => {
    restoring = true;
    reset(empty);
    if (stored !== null) reset(migrate(mergeDraft(empty, stored)), { keepDefaultValues: true });
    restoring = false;
  };
  const save = (values: T): void => {
    const text = textOf(values, empty);
    if (restoring || text === stored) return;
    stored = text;
    localStore.set(key, text);
  };
  // Typed before the current user was known.
  if (stored === null && textOf(getValues(), empty)) save(getValues());
  else restore();
  const stopSaving = subscribe({ formState: { values: true }, callback: ({ values }) => save(values) });
  const stopListening = subscribeToStorage(() => {
    const text = localStore.get(key);
    if (text === stored) return;
    stored = text;
    restore();
  });
  return () => {
    stopSaving();
    stopListening();
    reset(empty);
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
  useEffect(
    () => (key ? connect({ getValues, reset, subscribe }, key, empty, migrate) : undefined),
    [getValues, reset, subscribe, key, empty, migrate],
  );
  /** Clears the draft; given the values that were sent, only if nothing was typed since. */
  return useCallback(
    (sent?: T): void => {
      if (!key) reset(empty);
      else if (!sent || localStore.get(key) === textOf(sent, empty)) localStore.set(key, null);
    },
    [key, empty, reset],
  );
}
