import type { ReactNode } from 'react';
import { styled } from 'styled-components';

interface Props {
  name: string;
  count: number;
  children: ReactNode;
}

/** What stands in one room of the house, folded away until it is looked at: there are many. */
export function Room({ name, count, children }: Props) {
  return (
    <Fold>
      <summary>
        <h2>{name}</h2> {count}
      </summary>
      {children}
    </Fold>
  );
}

const Fold = styled.details`
  summary {
    padding: 8px 0;
    cursor: pointer;
    font: var(--t-meta);
  }
  h2 {
    display: inline;
    font: var(--t-sub);
  }
`;
