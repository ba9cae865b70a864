import { useCallback, useEffect, useRef } from 'react';
import type { FieldValues } from 'react-hook-form';
import { carryDraft } from './carryDraft.ts';
import {
  DraftConnection,
  type DraftForm,
  KEEP_FIELDS,
  type LeftDraft,
  draftText,
} from './DraftConnection.ts';
import { type DraftKey, mergeDraft } from './drafts.ts';
import { longTextsOf, rejoinDraft } from './rejoinDraft.ts';
import { STORAGE_KEYS } from './keys.ts';
import { localStore } from './webStorage.ts';

const asStored = <T>(draft: T): T => draft;

export interface DraftKeys {
  /** The key of the current user's draft; until the user is known, the visitor's. */
  key: DraftKey;
  /** The key of a visitor's draft, which is moved to the user who becomes known (AMB-77). */
  visitor?: DraftKey;
}

/** Removes a draft that was sent, also where it was moved to when the user became known. */
function removeSent(key: DraftKey, sent: string | null): void {
  const form = key.slice(key.lastIndexOf('/'));
  for (const stored of localStore.keys(`${STORAGE_KEYS.draft}/`))
    if (stored.endsWith(form) && localStore.get(stored) === sent) localStore.set(stored, null);
}

/**
 * Keeps a form's input until it is cleared, across reload, navigation and sign-in, and follows other tabs.
 * Restores after the first render, since prerendered pages have no storage. `empty` (the initial values) and
 * `migrate` (which may change the restored draft) must be stable between renders.
 */
export function useDraft<T extends FieldValues>(
  { getValues, reset, subscribe }: DraftForm<T>,
  { key, visitor }: DraftKeys,
  empty: T,
  migrate: (draft: T) => T = asStored,
) {
  const connection = useRef<DraftConnection<T>>(null);
  const left = useRef<LeftDraft>(null);
  useEffect(() => {
    const typedHere = carryDraft(left.current, { key, visitor, empty });
    const form = { getValues, reset, subscribe };
    const connected = new DraftConnection({ form, key, empty, migrate, typedHere });
    connection.current = connected;
    return () => {
      connection.current = null;
      left.current = connected.stop();
    };
  }, [getValues, reset, subscribe, key, visitor, empty, migrate]);
  /** Clears the draft, but with `sent` only if nothing was typed since; the returned undo keeps new input. */
  return useCallback(
    (sent?: T): (() => void) => {
      const before = getValues();
      const longTexts = longTextsOf(empty);
      const form = connection.current;
      if (!form) {
        // The form was unmounted while it was being sent.
        if (sent) removeSent(key, draftText(sent, empty));
        else localStore.set(key, null);
      } else if (!sent || draftText(getValues(), empty) === draftText(sent, empty)) form.clear();
      return () => {
        const isShown = connection.current !== null;
        const since = isShown ? getValues() : mergeDraft(empty, localStore.get(key));
        const both = rejoinDraft(before, { since, empty, longTexts });
        if (isShown) reset(both, { ...KEEP_FIELDS, keepDefaultValues: true });
        else localStore.set(key, draftText(both, empty));
      };
    },
    [key, empty, reset, getValues],
  );
}
