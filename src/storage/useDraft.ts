import { useCallback, useEffect } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { type DraftKey, mergeDraft } from './drafts.ts';
import { localStore, subscribeToStorage } from './webStorage.ts';

type DraftForm<T extends FieldValues> = Pick<UseFormReturn<T>, 'getValues' | 'reset' | 'subscribe'>;

/** The text under which values are stored; null where there is nothing to keep. */
function textOf<T extends FieldValues>(values: T, empty: T): string | null {
  const text = JSON.stringify({ ...empty, ...values });
  return text === JSON.stringify(empty) ? null : text;
}

/** Restores the stored draft and stores every change, of this form and of other tabs; returns the way to stop. */
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
  // Typed before it was known who is signed in.
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
 * Keeps what is typed into a form through reload, navigation and sign-in, until it is cleared, and follows other tabs.
 * Restores after the first render, because a page rendered ahead of time has no storage. `empty` is what the form
 * opens with; it and `migrate`, which may change what is restored, have to be the same at each render.
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
  /** Forgets the draft; given what was sent, only if nothing was typed since. */
  return useCallback(
    (sent?: T): void => {
      if (!key) reset(empty);
      else if (!sent || localStore.get(key) === textOf(sent, empty)) localStore.set(key, null);
    },
    [key, empty, reset],
  );
}
