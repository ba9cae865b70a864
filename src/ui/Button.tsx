import type { ComponentPropsWithRef, MouseEvent, ReactNode } from 'react';
import { styled } from 'styled-components';
import { buttonCss, type ButtonLook, type ButtonLookProps, lookProps } from './buttonLook.ts';
import { Spinner } from './Spinner.tsx';

interface Props extends ComponentPropsWithRef<'button'>, ButtonLook {
  /** Under way: a spinner, and no second press. */
  pending?: boolean | undefined;
  /** What is going on, in place of the words: `Posting`. */
  pendingLabel?: string | undefined;
  /** Before the words; hide it from those who listen. */
  icon?: ReactNode;
}

/**
 * A button: it does something here. What leads to another address is a `ButtonLink`. One `primary` or `gold`
 * (the one that earns points) on a screen; the others are `line`, `soft` or `quiet`. While pending it keeps its
 * width and the focus, and answers no press (AMB-39); it says so by `aria-busy` and `aria-disabled`.
 */
export function Button({
  variant,
  size,
  full,
  pending = false,
  pendingLabel,
  icon,
  type = 'button',
  onClick,
  children,
  ...rest
}: Props) {
  const press = (event: MouseEvent<HTMLButtonElement>): void => {
    if (pending) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <Root
      {...rest}
      {...lookProps({ variant, size, full })}
      type={type}
      onClick={press}
      aria-disabled={pending || undefined}
      aria-busy={pending || undefined}
    >
      <Face $hidden={pending}>
        {icon}
        {children}
      </Face>
      {pending && (
        <Face>
          <Spinner />
          {pendingLabel ?? children}
        </Face>
      )}
    </Root>
  );
}

const Root = styled.button<ButtonLookProps>`
  ${buttonCss}
  display: inline-grid;
  place-items: center;
  &[aria-disabled='true'] {
    cursor: progress;
  }
`;

const Face = styled.span<{ $hidden?: boolean }>`
  grid-area: 1 / 1;
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: 8px;
  visibility: ${({ $hidden }) => ($hidden ? 'hidden' : 'visible')};
`;
