import WarningCircleFillIcon from '@phosphor-icons/core/fill/warning-circle-fill.svg?react';
import { type ReactNode, useId } from 'react';
import { styled } from 'styled-components';

export interface FieldTexts {
  label: ReactNode;
  hint?: ReactNode;
  /** Error sentence; marks the control as invalid. */
  error?: string | undefined;
}
export interface ControlProps {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
  'aria-required': true | undefined;
}
interface Props extends FieldTexts {
  required?: boolean | undefined;
  /** Id of the control, where the page needs to know it. */
  id?: string | undefined;
  /** Content at the end of the hint line, such as a counter. */
  aside?: ReactNode;
  children: (control: ControlProps) => ReactNode;
}

/** A label above the control and an error or hint below it, connected by ids. */
export function Field({ label, hint, error, required = false, id, aside, children }: Props) {
  const own = useId();
  const control = id ?? own;
  const note = error || hint ? `${control}-note` : undefined;
  return (
    <Root>
      <Label htmlFor={control} data-required={required || undefined}>
        {label}
      </Label>
      {children({
        id: control,
        'aria-describedby': note,
        'aria-invalid': error ? true : undefined,
        'aria-required': required || undefined,
      })}
      {(note || aside) && (
        <Foot>
          {error ? (
            <Mistake id={note}>
              <WarningCircleFillIcon aria-hidden />
              {error}
            </Mistake>
          ) : (
            <span id={note}>{hint}</span>
          )}
          {aside}
        </Foot>
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

/** Style of a field label, also for the legend of a group. */
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

const Mistake = styled.span`
  display: flex;
  gap: 5px;
  font-weight: 560;
  color: var(--vermilion);
  svg {
    flex: none;
    width: 15px;
    height: 15px;
    margin-top: 1px;
  }
`;
