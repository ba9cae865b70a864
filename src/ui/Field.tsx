import { type ReactNode, useId } from 'react';
import { styled } from 'styled-components';
import { tooLongText } from '../shared/format/text.ts';
import { CharacterCount, type Counter } from './CharacterCount.tsx';
import { FieldError } from './FieldError.tsx';

export interface FieldTexts {
  /** Label above the control. */
  label: ReactNode;
  /** Help below the control; replaced by the error. */
  hint?: ReactNode;
  /** Error message; marks the control as invalid. */
  error?: string | undefined;
  /** Character count, shown as `12/500`; over its limit the control is invalid. */
  counter?: Counter | undefined;
}
interface ControlProps {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
  'aria-required': true | undefined;
}
interface Props extends FieldTexts {
  required?: boolean | undefined;
  /** Id of the control, for when the page needs to reference it. */
  id?: string | undefined;
  children: (control: ControlProps) => ReactNode;
}

/** A label above the control and an error or hint below it, linked by ids. */
export function Field({ label, hint, counter, required = false, id, children, ...rest }: Props) {
  const own = useId();
  const control = id ?? own;
  const isTooLong = counter && counter.value > counter.max && !counter.soft;
  const error = rest.error ?? (isTooLong ? tooLongText(counter.max) : undefined);
  const note = error || hint ? `${control}-note` : undefined;
  return (
    <Root>
      <Head>
        <Label htmlFor={control} data-required={required || undefined}>
          {label}
        </Label>
        {counter && <CharacterCount {...counter} />}
      </Head>
      {children({
        id: control,
        'aria-describedby': note,
        'aria-invalid': error ? true : undefined,
        'aria-required': required || undefined,
      })}
      {note && (
        <Foot>{error ? <FieldError id={note}>{error}</FieldError> : <span id={note}>{hint}</span>}</Foot>
      )}
    </Root>
  );
}

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: 6px;
`;

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: 0 12px;
`;

/** Style of a field label, also used for the legend of a group. */
export const Label = styled.label`
  font: var(--t-field);
  color: var(--ink);
  &[data-required]::after {
    content: ' *' / '';
    color: var(--vermilion);
  }
`;

const Foot = styled.div`
  display: flex;
  justify-content: space-between;
  gap: 12px;
  font: var(--t-meta);
  color: var(--ink-3);
`;
