import type { ReactNode } from 'react';
import { styled } from 'styled-components';

interface Props {
  /** Heading of the page. */
  title: string;
  /** The source file that the page is generated from, for readers who want to edit it. */
  from?: string;
  children: ReactNode;
}

/** A docs page: text at a readable width, tables and samples as wide as needed. */
export function Page({ title, from, children }: Props) {
  return (
    <Root>
      <h1>{title}</h1>
      {from && <Source>Made from {from}.</Source>}
      {children}
    </Root>
  );
}

const Root = styled.main`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: 16px;
  min-height: 100dvh;
  background: var(--ground);
  padding: 28px 24px 64px;
  > p,
  > ul {
    max-width: 68ch;
  }
  > h2 {
    margin-top: 20px;
  }
  > ul {
    display: grid;
    gap: 8px;
    padding-left: 20px;
    list-style: disc;
  }
  code {
    font-size: 0.92em;
    overflow-wrap: anywhere;
  }
  > p a,
  > ul a {
    color: var(--link);
    text-decoration: underline;
  }
`;
const Source = styled.p`
  color: var(--ink-2);
  font: var(--t-meta);
`;
