import type { ComponentPropsWithRef } from 'react';
import { styled } from 'styled-components';
import { controlCss } from './controlLook.ts';
import { Field, type FieldText } from './Field.tsx';

interface Props extends Omit<ComponentPropsWithRef<'textarea'>, 'id' | 'aria-invalid'>, FieldText {
  id?: string | undefined;
  /** Shown as `12/500`, in the warning colour once over. It does not stop the writer (EDIT-03). */
  counter?: { value: number; max: number } | undefined;
  /** The new text alone, for controlled use; `onChange` stays the native one. */
  onValue?: ((value: string) => void) | undefined;
}

/**
 * Several lines; grows with its text where the browser can do that. One line is a `TextField`. Label, hint and
 * mistake are tied to it; the counter is to be seen only, so it does not speak at each key.
 */
export function TextArea({ label, hint, error, counter, id, required, onChange, onValue, ...rest }: Props) {
  const count = counter && (
    <Count data-over={counter.value > counter.max || undefined}>
      {counter.value}/{counter.max}
    </Count>
  );
  return (
    <Field label={label} hint={hint} error={error} required={required} id={id} aside={count}>
      {(control) => (
        <Box
          {...rest}
          {...control}
          onChange={(event) => {
            onChange?.(event);
            onValue?.(event.target.value);
          }}
        />
      )}
    </Field>
  );
}

const Box = styled.textarea`
  ${controlCss}
  min-height: 116px;
  max-height: 60dvh;
  padding: 12px 14px;
  resize: vertical;
  field-sizing: content;
`;

const Count = styled.span`
  margin-left: auto;
  &[data-over] {
    color: var(--vermilion);
    font-weight: 640;
  }
`;
