import type { ElementType, ReactNode } from 'react';
import { styled } from 'styled-components';
import type { PolymorphicComponent, PolymorphicProps } from '../ui/polymorphic.ts';
import { tokens } from '../ui/theme/tokens.ts';

interface OwnProps {
  /** Draws the tag without its string, for skeletons. */
  withoutString?: boolean | undefined;
  children?: ReactNode;
}

/**
 * The card of a question, drawn as a luggage tag with a string that extends 19px above it. Renders an
 * `article` by default.
 */
export function LuggageTag<C extends ElementType = 'article'>(props: PolymorphicProps<C, OwnProps>) {
  const { as, withoutString = false, children, ...rest } = props;
  const element: ElementType = as ?? 'article';
  return (
    <Lift as={element} {...rest}>
      {!withoutString && (
        <Cord viewBox="0 0 60 44" aria-hidden>
          <path
            d="M9 37c-5-13 3-22 15-20s13 11 24 9 9-12 11-19"
            fill="none"
            stroke={tokens.color.indigo}
            strokeWidth="2"
            strokeLinecap="round"
          />
        </Cord>
      )}
      <Paper>{children}</Paper>
    </Lift>
  );
}

const Lift: PolymorphicComponent = styled.article`
  position: relative;
  min-width: 0;
  filter: var(--e1-drop);
`;

const Cord = styled.svg`
  position: absolute;
  z-index: 1;
  top: -19px;
  left: 50%;
  width: 60px;
  height: 44px;
  margin-left: -8px;
  pointer-events: none;
`;

const Paper = styled.div`
  --corner: 26px;
  position: relative;
  padding: 42px 16px 16px;
  background: var(--paper);
  clip-path: polygon(
    var(--corner) 0,
    calc(100% - var(--corner)) 0,
    100% var(--corner),
    100% 100%,
    0 100%,
    0 var(--corner)
  );
  mask: radial-gradient(circle 7px at 50% 19px, transparent 96%, black);
  &::before {
    content: '';
    position: absolute;
    top: 6px;
    left: calc(50% - 13px);
    width: 26px;
    height: 26px;
    border: 5px solid var(--indigo);
    border-radius: 50%;
    opacity: 0.85;
  }
`;
