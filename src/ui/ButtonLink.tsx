import type { ElementType, ReactNode } from 'react';
import { styled } from 'styled-components';
import type { AsPart, AsProps } from './polymorphic.ts';
import { buttonCss, type ButtonLook, type ButtonLookProps, lookProps } from './buttonStyles.ts';

interface Own extends ButtonLook {
  /** Icon before the label; mark it `aria-hidden`. */
  icon?: ReactNode;
  children?: ReactNode;
}

/**
 * A link that looks like a button: `<ButtonLink as={Link} to="/x">` or with `href`. In running text use
 * `TextLink`.
 */
export function ButtonLink<C extends ElementType = 'a'>(props: AsProps<C, Own>) {
  const { as, variant, size, full, icon, children, ...rest } = props;
  const element: ElementType = as ?? 'a';
  return (
    <Root as={element} {...rest} {...lookProps({ variant, size, full })}>
      {icon}
      {children}
    </Root>
  );
}

const Root: AsPart<ButtonLookProps> = styled.a<ButtonLookProps>`
  ${buttonCss}
`;
