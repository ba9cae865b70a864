import { useCallback, useEffect, useRef } from 'react';
import type { FieldValues } from 'react-hook-form';
import { DraftConnection, type DraftForm, KEEP_FIELDS, draftText } from './DraftConnection.ts';
import { type DraftKey, mergeDraft } from './drafts.ts';
import { rejoinDraft } from './rejoinDraft.ts';
import { localStore } from './webStorage.ts';

const asStored = <T>(draft: T): T => draft;

export interface DraftKeys {
  /** The key of the current user's draft; null until the user is known. */
  own: DraftKey | null;
  /** The key of the same draft of a visitor, whose drafts move to the user who signs in (AMB-77). */
  visitor?: DraftKey;
}

/** The fields that are edited in a textarea. */
const longTextsOf = (draft: object): string[] =>
  Object.keys(draft).filter((field) =>
    Array.from(document.getElementsByName(field)).some((box) => box instanceof HTMLTextAreaElement),
  );

function storeText(key: DraftKey | undefined, text: string | null): void {
  if (key && text !== null) localStore.set(key, text);
}

/**
 * Keeps a form's input until it is cleared, across reload, navigation and sign-in, and follows other tabs.
 * Restores after the first render, since prerendered pages have no storage. `empty` (the initial values) and
 * `migrate` (which may change the restored draft) must be stable between renders.
 */
export function useDraft<T extends FieldValues>(
  { getValues, reset, subscribe }: DraftForm<T>,
  { own: key, visitor }: DraftKeys,
  empty: T,
  migrate: (draft: T) => T = asStored,
) {
  const connection = useRef<DraftConnection<T>>(null);
  useEffect(() => {
    // The form may be left before the user is known.
    if (!key) return () => storeText(visitor, draftText(getValues(), empty));
    const connected = new DraftConnection({ form: { getValues, reset, subscribe }, key, empty, migrate });
    connection.current = connected;
    return () => {
      connection.current = null;
      connected.stop();
    };
  }, [getValues, reset, subscribe, key, visitor, empty, migrate]);
  /** Clears the draft, but with `sent` only if nothing was typed since; the returned undo keeps new input. */
  return useCallback(
    (sent?: T): (() => void) => {
      const before = getValues();
      const longTexts = longTextsOf(empty);
      const form = connection.current;
      if (!key) reset(empty, KEEP_FIELDS);
      else if (!form) {
        // The form was unmounted while it was being sent.
        if (!sent || localStore.get(key) === draftText(sent, empty)) localStore.set(key, null);
      } else if (!sent || draftText(getValues(), empty) === draftText(sent, empty)) form.clear();
      return () => {
        const isShown = !key || connection.current !== null;
        const since = isShown ? getValues() : mergeDraft(empty, localStore.get(key));
        const both = rejoinDraft(before, { since, empty, longTexts });
        if (isShown) reset(both, { ...KEEP_FIELDS, keepDefaultValues: true });
        else localStore.set(key, draftText(both, empty));
      };
    },
    [key, empty, reset, getValues],
  );
}
