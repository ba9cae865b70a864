import type { FieldValues } from 'react-hook-form';
import { type LeftDraft, draftText } from './DraftConnection.ts';
import { type DraftKey, mergeDraft } from './drafts.ts';
import { rejoinDraft } from './rejoinDraft.ts';
import { localStore } from './webStorage.ts';

interface Next<T> {
  key: DraftKey;
  visitor: DraftKey | undefined;
  empty: T;
  longTexts: readonly string[];
}

/**
 * Keeps what was typed when an open form gets another key or other initial values. A visitor's text is moved to the
 * user who has become known, and joined with a draft of that user if it was typed in this tab (AMB-77).
 */
export function carryDraft<T extends FieldValues>(
  { key: before, text, typedHere }: LeftDraft,
  { key, visitor, empty, longTexts }: Next<T>,
): void {
  if (text === null) return;
  if (before === key) {
    if (typedHere) localStore.set(key, text);
    return;
  }
  const stored = localStore.get(key);
  if (before !== visitor || (stored !== null && !typedHere)) return;
  const since = mergeDraft(empty, text);
  const both = stored === null ? since : rejoinDraft(mergeDraft(empty, stored), { since, empty, longTexts });
  localStore.set(key, draftText(both, empty));
  localStore.set(before, null);
}
