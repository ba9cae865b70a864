import type { ComponentPropsWithRef, MouseEvent, ReactNode } from 'react';
import { styled } from 'styled-components';
import { buttonCss, type ButtonStyle, type ButtonStyleProps, styleProps } from './buttonStyles.ts';
import { Spinner } from './Spinner.tsx';

interface Props extends ComponentPropsWithRef<'button'>, ButtonStyle {
  /** Shows a spinner and ignores presses. */
  pending?: boolean | undefined;
  /** Label while pending, such as `Posting`. */
  pendingLabel?: string | undefined;
  /** Icon before the label; mark it `aria-hidden`. */
  icon?: ReactNode;
}

/**
 * A button that acts on the current screen; use `ButtonLink` to navigate. At most one `primary` or `gold`
 * (the one that earns points) per screen. While pending it keeps its width and focus and ignores presses
 * (AMB-39), announced by `aria-busy` and `aria-disabled`.
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
      {...styleProps({ variant, size, full })}
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

const Root = styled.button<ButtonStyleProps>`
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
