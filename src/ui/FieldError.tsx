import WarningCircleFillIcon from '@phosphor-icons/core/fill/warning-circle-fill.svg?react';
import type { ComponentPropsWithRef } from 'react';
import { styled } from 'styled-components';

/** Error message of a field, announced when it appears; linked to its control by `aria-describedby`. */
export function FieldError({ children, ...rest }: ComponentPropsWithRef<'span'>) {
  return (
    <Mistake {...rest} role="alert">
      <WarningCircleFillIcon aria-hidden />
      {children}
    </Mistake>
  );
}

const Mistake = styled.span`
  display: flex;
  gap: 5px;
  color: var(--vermilion);
  font: var(--t-meta);
  font-weight: 560;
  svg {
    flex: none;
    width: 15px;
    height: 15px;
    margin-top: 1px;
  }
`;
