import type { ReactNode } from 'react';
import { styled } from 'styled-components';

interface Props {
  items: readonly string[];
  /** Hide it from those who listen. */
  icon: ReactNode;
  tone: 'leaf' | 'vermilion' | 'marigold-ink';
}

/**
 * Lines of text with the same sign before each: what is included, what is not. The sign is decoration, so the
 * heading above says which of the two it is.
 */
export function TickList({ items, icon, tone }: Props) {
  return (
    <ul>
      {items.map((item) => (
        <Line key={item} style={{ '--tone': `var(--${tone})` }}>
          {icon}
          {item}
        </Line>
      ))}
    </ul>
  );
}

const Line = styled.li`
  display: grid;
  grid-template-columns: 20px minmax(0, 1fr);
  gap: 10px;
  padding: 7px 2px;
  font: var(--t-body-s);
  & + & {
    border-top: 1px solid var(--line);
  }
  svg {
    width: 20px;
    height: 20px;
    margin-top: 1px;
    color: var(--tone);
  }
`;
