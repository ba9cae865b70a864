import type { ReactNode } from 'react';
import { styled } from 'styled-components';

interface Props {
  /** The right text, real or similar to a real one, or components. */
  use: ReactNode;
  /** What to avoid. */
  avoid: ReactNode;
  /** The reason, in one sentence. */
  why: string;
  /** Headings of the two columns. */
  heads?: readonly [use: string, avoid: string];
}

const TEXT_HEADS = ['Write', 'Rather than'] as const;

/** Right and wrong text or usage of a component side by side, with the reason below. */
export const DoDont = ({ use, avoid, why, heads = TEXT_HEADS }: Props) => (
  <Root className="sb-unstyled">
    <blockquote data-good>
      <b>{heads[0]}</b>
      {use}
    </blockquote>
    <blockquote>
      <b>{heads[1]}</b>
      {avoid}
    </blockquote>
    <figcaption>{why}</figcaption>
  </Root>
);

const Root = styled.figure`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(260px, 100%), 1fr));
  gap: 10px;
  max-width: 68ch;
  margin-block: 16px 24px;
  blockquote {
    padding: 14px 16px;
    border-radius: var(--r-paper);
    background: var(--wash-vermilion);
    color: var(--ink);
    font: var(--t-body);
  }
  blockquote[data-good] {
    background: var(--wash-leaf);
  }
  b {
    display: block;
    margin-bottom: 4px;
    color: var(--vermilion);
    font: var(--t-label);
  }
  [data-good] b {
    color: var(--leaf);
  }
  figcaption {
    grid-column: 1 / -1;
    color: var(--ink-2);
    font: var(--t-body-s);
  }
`;
