import type { ComponentPropsWithRef, ReactNode } from 'react';
import { styled } from 'styled-components';
import { controlCss, leadingIconCss } from './controlStyles.ts';
import { Field, type FieldTexts } from './Field.tsx';

interface Props extends Omit<ComponentPropsWithRef<'input'>, 'id' | 'aria-invalid'>, FieldTexts {
  /** Id of the control, for when the page needs to reference it. */
  id?: string | undefined;
  /** Icon at the start of the field. */
  icon?: ReactNode;
  /** Called with the new text; `onChange` stays the native event. */
  onValue?: ((value: string) => void) | undefined;
}

/**
 * A single-line text field: controlled, or used with react-hook-form's `register`. The placeholder is an
 * example, never the label.
 */
export function TextField({
  label,
  hint,
  error,
  counter,
  icon,
  id,
  required,
  onChange,
  onValue,
  ...rest
}: Props) {
  return (
    <Field label={label} hint={hint} error={error} counter={counter} required={required} id={id}>
      {(control) => (
        <Line $icon={icon !== undefined}>
          {icon}
          <input
            {...rest}
            {...control}
            onChange={(event) => {
              onChange?.(event);
              onValue?.(event.target.value);
            }}
          />
        </Line>
      )}
    </Field>
  );
}

const Line = styled.span<{ $icon: boolean }>`
  ${leadingIconCss}
  display: block;
  > input {
    ${controlCss}
    ${({ $icon }) => ($icon ? 'padding-inline-start: 46px;' : '')}
  }
`;
