import type { ComponentPropsWithRef } from 'react';
import { styled } from 'styled-components';
import { controlCss } from './controlStyles.ts';
import { Field, type FieldTexts } from './Field.tsx';

interface Props extends Omit<ComponentPropsWithRef<'textarea'>, 'id' | 'aria-invalid'>, FieldTexts {
  /** Id of the control, for when the page needs to reference it. */
  id?: string | undefined;
  /** Called with the new text; `onChange` stays the native event. */
  onValue?: ((value: string) => void) | undefined;
}

/** A multi-line text field that grows with its text in browsers that support it. */
export function TextArea({ label, hint, error, counter, id, required, onChange, onValue, ...rest }: Props) {
  return (
    <Field label={label} hint={hint} error={error} required={required} id={id} counter={counter}>
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
