import { type FieldValues, type Path, type UseFormReturn, get, useWatch } from 'react-hook-form';
import { characterCount } from '../../shared/rules/text.ts';

/**
 * Registers text fields of a form, each with a count of the characters that count toward its limit (AMB-70).
 */
export function useTextFields<T extends FieldValues, Output>(
  { control, register }: Pick<UseFormReturn<T, unknown, Output>, 'control' | 'register'>,
  readOnly = false,
) {
  const values = useWatch({ control });
  return (name: Path<T>, max: number) => ({
    ...register(name),
    readOnly,
    counter: { value: characterCount(String(get(values, name) ?? '')), max },
  });
}
