import { type Control, type FieldValues, useWatch } from 'react-hook-form';
import { draftText } from '../../storage/DraftConnection.ts';

/**
 * Whether a form differs from its initial values. Compares values, since the form's `isDirty` misses what was
 * typed during hydration.
 */
export const useIsWritten = <T extends FieldValues, Output>(
  { control }: { control: Control<T, unknown, Output> },
  empty: T,
): boolean => useWatch({ control, compute: (values: T) => draftText(values, empty) !== null });
