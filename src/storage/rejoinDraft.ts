import { isSame } from './drafts.ts';

/** The fields that are edited in a textarea. */
export const longTextsOf = (draft: object): string[] =>
  Object.keys(draft).filter((field) =>
    Array.from(document.getElementsByName(field)).some((box) => box instanceof HTMLTextAreaElement),
  );

/**
 * Restores a discarded draft without losing what was typed since: multi-line texts are joined, for all other
 * fields the newer value wins.
 */
export function rejoinDraft<T extends object>(
  discarded: T,
  { since, empty, longTexts }: { since: T; empty: T; longTexts: readonly string[] },
): T {
  const fields = Object.keys(empty).map((field): [string, unknown] => {
    const [before, now, none] = [discarded, since, empty].map((draft): unknown => Reflect.get(draft, field));
    if (isSame(now, none)) return [field, before];
    const isBoth = longTexts.includes(field) && !isSame(before, none) && !isSame(before, now);
    return [field, isBoth ? `${String(before)}\n\n${String(now)}` : now];
  });
  return { ...since, ...Object.fromEntries(fields) };
}
