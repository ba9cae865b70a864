import CaretDownIcon from '@phosphor-icons/core/regular/caret-down.svg?react';
import type { ComponentPropsWithRef } from 'react';
import { styled } from 'styled-components';
import { controlCss } from './controlStyles.ts';
import { Field, type FieldTexts } from './Field.tsx';

interface Props extends Omit<ComponentPropsWithRef<'select'>, 'id' | 'aria-invalid'>, FieldTexts {
  /** Id of the control, for when the page needs to reference it. */
  id?: string | undefined;
  /** The choices in order. */
  options: readonly { value: string; label: string }[];
  /** Called with the new value; `onChange` stays the native event. */
  onValue?: ((value: string) => void) | undefined;
}

/** The native select. For two or three options that should be visible use chips or radio buttons. */
export function Select({ label, hint, error, id, options, required, onChange, onValue, ...rest }: Props) {
  return (
    <Field label={label} hint={hint} error={error} required={required} id={id}>
      {(control) => (
        <Box>
          <select
            {...rest}
            {...control}
            onChange={(event) => {
              onChange?.(event);
              onValue?.(event.target.value);
            }}
          >
            {options.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </select>
          <CaretDownIcon aria-hidden />
        </Box>
      )}
    </Field>
  );
}

const Box = styled.span`
  position: relative;
  display: block;
  > select {
    ${controlCss}
    appearance: none;
    padding-inline-end: 38px;
    text-overflow: ellipsis;
  }
  > svg {
    position: absolute;
    top: 14px;
    inset-inline-end: 12px;
    width: 20px;
    height: 20px;
    pointer-events: none;
  }
`;
