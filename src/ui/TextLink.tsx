import type { ElementType, ReactNode } from 'react';
import { styled } from 'styled-components';
import type { PolymorphicComponent, PolymorphicProps } from './polymorphic.ts';

interface OwnProps {
  /** Icon before the label; mark it `aria-hidden`. */
  icon?: ReactNode;
  children?: ReactNode;
}

/**
 * A text link with a full-size touch target: `<TextLink as={Link} to="/x">`. For the main action of a screen
 * use `ButtonLink`.
 */
export function TextLink<C extends ElementType = 'a'>(props: PolymorphicProps<C, OwnProps>) {
  const { as, icon, children, ...rest } = props;
  const element: ElementType = as ?? 'a';
  return (
    <Root as={element} {...rest}>
      {icon}
      {children}
    </Root>
  );
}

const Root: PolymorphicComponent = styled.a`
  display: inline-flex;
  align-items: center;
  gap: 4px;
  min-height: var(--touch);
  color: var(--link);
  font: var(--t-strong);
  text-decoration-thickness: 1px;
  text-underline-offset: 3px;
  svg {
    flex: none;
    width: 18px;
    height: 18px;
  }
  &:hover {
    text-decoration: underline;
  }
`;
