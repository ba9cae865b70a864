import type { ElementType, ReactNode } from 'react';
import { styled } from 'styled-components';
import type { PolymorphicComponent, PolymorphicProps } from './polymorphic.ts';

interface OwnProps {
  /** Accessible name: the link's destination. */
  label: string;
  /** Adds a round background, for use on a picture. */
  raised?: boolean | undefined;
  children?: ReactNode;
}

/** A 44px link with one icon: `<IconLink as={Link} to="/" label="Back to home">`. */
export function IconLink<C extends ElementType = 'a'>(props: PolymorphicProps<C, OwnProps>) {
  const { as, label, raised = false, children, ...rest } = props;
  const element: ElementType = as ?? 'a';
  return (
    <Root as={element} {...rest} aria-label={label} $raised={raised}>
      {children}
    </Root>
  );
}

const Root: PolymorphicComponent<{ 'aria-label': string; $raised: boolean }> = styled.a<{ $raised: boolean }>`
  flex: none;
  display: grid;
  place-items: center;
  width: var(--touch);
  height: var(--touch);
  border-radius: ${({ $raised }) => ($raised ? '50%' : 'var(--r-control)')};
  background: ${({ $raised }) => ($raised ? 'var(--paper)' : 'none')};
  box-shadow: ${({ $raised }) => ($raised ? 'var(--float-edge), var(--e2)' : 'none')};
  color: var(--ink);
  svg {
    width: 24px;
    height: 24px;
  }
  @media print {
    display: none;
  }
  @media (hover: hover) {
    &:hover {
      background: var(--paper-2);
    }
  }
`;
