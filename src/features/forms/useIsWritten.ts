import { type Control, type FieldValues, useWatch } from 'react-hook-form';
import { draftText } from '../../storage/DraftConnection.ts';

/**
 * Whether a form holds anything but its initial values. By the values: the form's own `isDirty` does not count what
 * was typed while the page hydrated.
 */
export const useIsWritten = <T extends FieldValues, Output>(
  { control }: { control: Control<T, unknown, Output> },
  empty: T,
): boolean => useWatch({ control, compute: (values: T) => draftText(values, empty) !== null });
