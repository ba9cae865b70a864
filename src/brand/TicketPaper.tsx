import type { CSSProperties, ElementType, ReactNode } from 'react';
import { styled } from 'styled-components';
import { outlineInForcedColors } from '../ui/outlineInForcedColors.ts';
import type { PolymorphicComponent, PolymorphicProps } from '../ui/polymorphic.ts';

interface OwnProps {
  /** Height of the stub below the tear line, in px. */
  stubHeight?: number | undefined;
  /** Content below the tear line. */
  stub: ReactNode;
  children?: ReactNode;
}

/**
 * The card of a package, drawn as a ticket with a stub. Renders an `article` by default; give it an
 * accessible name.
 */
export function TicketPaper<C extends ElementType = 'article'>(props: PolymorphicProps<C, OwnProps>) {
  const { as, stubHeight = 76, stub, children, ...rest } = props;
  const element: ElementType = as ?? 'article';
  return (
    <Lift as={element} {...rest} $stubHeight={stubHeight}>
      <Paper>
        {children}
        <Stub>{stub}</Stub>
      </Paper>
    </Lift>
  );
}

const Lift: PolymorphicComponent<{ $stubHeight: number; style?: CSSProperties }> = styled.article<{
  $stubHeight: number;
}>`
  /* In rem, so that the tear line stays above the stub's text at larger text sizes. */
  --stub-height: ${({ $stubHeight }) => $stubHeight / 16}rem;
  position: relative;
  min-width: 0;
  filter: var(--e1-drop);
  ${outlineInForcedColors}
`;

const Paper = styled.div`
  --notch: 9px;
  position: relative;
  border-radius: var(--r-paper);
  background: var(--paper);
  mask:
    radial-gradient(circle var(--notch) at 0 calc(100% - var(--stub-height)), transparent 97%, black) 0 0 /
      51% 100% no-repeat,
    radial-gradient(circle var(--notch) at 100% calc(100% - var(--stub-height)), transparent 97%, black) 100%
      0 / 51% 100% no-repeat;
`;

const Stub = styled.div`
  position: relative;
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 8px;
  height: var(--stub-height);
  padding: 0 16px;
  &::before {
    content: '';
    position: absolute;
    inset: -1px 14px auto;
    border-top: 2px dotted var(--line-2);
    opacity: 0.6;
  }
`;
