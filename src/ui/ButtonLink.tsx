import type { ElementType, ReactNode } from 'react';
import { styled } from 'styled-components';
import type { PolymorphicComponent, PolymorphicProps } from './polymorphic.ts';
import { buttonCss, type ButtonStyle, type ButtonStyleProps, styleProps } from './buttonStyles.ts';

interface OwnProps extends ButtonStyle {
  /** Icon before the label; mark it `aria-hidden`. */
  icon?: ReactNode;
  children?: ReactNode;
}

/**
 * A link that looks like a button: `<ButtonLink as={Link} to="/x">` or with `href`. In running text use
 * `TextLink`.
 */
export function ButtonLink<C extends ElementType = 'a'>(props: PolymorphicProps<C, OwnProps>) {
  const { as, variant, size, full, icon, children, ...rest } = props;
  const element: ElementType = as ?? 'a';
  return (
    <Root as={element} {...rest} {...styleProps({ variant, size, full })}>
      {icon}
      {children}
    </Root>
  );
}

const Root: PolymorphicComponent<ButtonStyleProps> = styled.a<ButtonStyleProps>`
  ${buttonCss}
`;
