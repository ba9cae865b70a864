import type { ReactNode } from 'react';
import { styled } from 'styled-components';

interface Props {
  name: string;
  count: number;
  /** Whether it starts open. */
  open?: boolean;
  children: ReactNode;
}

/** The contents of one folder, collapsed by default because there are many. */
export function FolderSection({ name, count, open = false, children }: Props) {
  return (
    <Details open={open}>
      <summary>
        <h2>{name}</h2> {count}
      </summary>
      {children}
    </Details>
  );
}

const Details = styled.details`
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
