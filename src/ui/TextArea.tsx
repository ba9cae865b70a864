import type { ComponentPropsWithRef } from 'react';
import { styled } from 'styled-components';
import { controlCss } from './controlStyles.ts';
import { Field, type FieldTexts } from './Field.tsx';

interface Props extends Omit<ComponentPropsWithRef<'textarea'>, 'id' | 'aria-invalid'>, FieldTexts {
  id?: string | undefined;
  /** Shown as `12/500`, in the warning color once over. It does not limit the text (EDIT-03). */
  counter?: { value: number; max: number } | undefined;
  /** Called with the new text; `onChange` stays the native event. */
  onValue?: ((value: string) => void) | undefined;
}

/**
 * A multi-line text field that grows with its text where the browser supports it. The counter is visual
 * only, so that it is not read at each key.
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
