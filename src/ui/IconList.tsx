import type { ReactNode } from 'react';
import { styled } from 'styled-components';

interface Props {
  /** One line of text each. */
  items: readonly string[];
  /** Icon before each line; mark it `aria-hidden`. */
  icon: ReactNode;
  /** Color of the icons. */
  tone: 'leaf' | 'vermilion' | 'marigold-ink';
}

/**
 * Lines of text with the same decorative icon, such as what a package includes; the heading above should
 * explain the list.
 */
export function IconList({ items, icon, tone }: Props) {
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
