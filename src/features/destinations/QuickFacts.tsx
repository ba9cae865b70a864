import type { ReactNode } from 'react';
import { styled } from 'styled-components';

/** Short facts in two columns, or in one if larger text leaves no room for two. */
export function QuickFacts({ facts }: { facts: readonly { term: string; value: ReactNode }[] }) {
  return (
    <QueryContainer>
      <Grid>
        {facts.map(({ term, value }) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </Grid>
    </QueryContainer>
  );
}

const QueryContainer = styled.div`
  container-type: inline-size;
`;

const Grid = styled.dl`
  display: grid;
  grid-template-columns: 1fr 1fr;
  > div {
    min-width: 0;
    padding: 12px 0;
  }
  > :nth-child(odd) {
    padding-inline-end: 12px;
  }
  > :nth-child(even) {
    padding-inline-start: 14px;
    border-inline-start: 1px solid var(--line);
  }
  > :nth-child(n + 3) {
    border-top: 1px solid var(--line);
  }
  @container (max-width: 15rem) {
    grid-template-columns: minmax(0, 1fr);
    > :nth-child(n) {
      padding-inline: 0;
      border-inline-start: 0;
    }
    > :nth-child(n + 2) {
      border-top: 1px solid var(--line);
    }
  }
  dt {
    color: var(--ink-3);
    font: var(--t-meta);
  }
  dd {
    margin-top: 2px;
    font: var(--t-strong);
  }
`;
