import type { FieldValues } from 'react-hook-form';
import { type LeftDraft, draftText } from './DraftConnection.ts';
import { type DraftKey, mergeDraft, unjoinedKey } from './drafts.ts';
import { longTextsOf, rejoinDraft } from './rejoinDraft.ts';
import { localStore } from './webStorage.ts';

interface Next<T> {
  key: DraftKey;
  visitor: DraftKey | undefined;
  empty: T;
}

/** Joins the user's stored draft with a text whose fields are newer. */
function join(key: DraftKey, text: string, empty: FieldValues): void {
  const since = mergeDraft(empty, text);
  const before = mergeDraft(empty, localStore.get(key));
  const both = rejoinDraft(before, { since, empty, longTexts: longTextsOf(empty) });
  localStore.set(key, draftText(both, empty));
}

/**
 * Keeps what was typed when an open form gets another key or other initial values, and joins the user's draft with
 * what was typed before the user was known (AMB-77). Returns whether the stored text was typed in this tab.
 */
export function carryDraft<T extends FieldValues>(
  left: LeftDraft | null,
  { key, visitor, empty }: Next<T>,
): boolean {
  const unjoined = unjoinedKey(key);
  const text = localStore.get(unjoined);
  if (text !== null) {
    join(key, text, empty);
    localStore.set(unjoined, null);
  }
  if (!left || left.text === null) return false;
  if (left.key === key) {
    if (left.typedHere) localStore.set(key, left.text);
    return left.typedHere;
  }
  if (left.key !== visitor) return false;
  join(key, left.text, empty);
  localStore.set(visitor, null);
  return left.typedHere;
}
