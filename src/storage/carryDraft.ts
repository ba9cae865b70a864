import type { FieldValues } from 'react-hook-form';
import { type LeftDraft, draftText } from './DraftConnection.ts';
import { type DraftKey, mergeDraft } from './drafts.ts';
import { longTextsOf, rejoinDraft } from './rejoinDraft.ts';
import { localStore } from './webStorage.ts';

interface Next<T> {
  key: DraftKey;
  visitor: DraftKey | undefined;
  empty: T;
}

/**
 * Keeps what was typed when an open form gets another key or other initial values. A visitor's text is moved to the
 * user who has become known, and joined with a draft of that user if it was typed in this tab (AMB-77). Returns whether
 * the stored text was typed in this tab.
 */
export function carryDraft<T extends FieldValues>(
  left: LeftDraft | null,
  { key, visitor, empty }: Next<T>,
): boolean {
  if (!left || left.text === null) return false;
  const { key: before, text, typedHere } = left;
  if (before === key) {
    if (typedHere) localStore.set(key, text);
    return typedHere;
  }
  const stored = localStore.get(key);
  if (before !== visitor || (stored !== null && !typedHere)) return false;
  const since = mergeDraft(empty, text);
  const both =
    stored === null
      ? since
      : rejoinDraft(mergeDraft(empty, stored), { since, empty, longTexts: longTextsOf(empty) });
  localStore.set(key, draftText(both, empty));
  localStore.set(before, null);
  return typedHere;
}
