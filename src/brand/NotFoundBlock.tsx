import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Card } from '../ui/Card.tsx';
import { InkStamp } from './InkStamp.tsx';

interface Props {
  /** Heading that says what was not found. */
  title: string;
  /** One sentence with the reason, if known. */
  text?: ReactNode;
  /** Link to an existing page. */
  action: ReactNode;
  /** Heading level of the title. */
  heading?: 'h1' | 'h2' | undefined;
}

/**
 * Shown when something does not exist. The title is the screen's h1 by default. For empty lists use
 * `EmptyState`.
 */
export function NotFoundBlock({ title, text, action, heading: Heading = 'h1' }: Props) {
  return (
    <Root>
      <span aria-hidden>
        <InkStamp>Return to sender</InkStamp>
      </span>
      <Heading>{title}</Heading>
      {text && <p>{text}</p>}
      <div>{action}</div>
    </Root>
  );
}

const Root = styled(Card)`
  display: grid;
  justify-items: center;
  gap: 8px;
  padding: 36px 20px 28px;
  text-align: center;
  > span {
    margin-bottom: 22px;
    font-size: 1.25em;
  }
  :is(h1, h2) {
    font: var(--t-heading);
  }
  p {
    color: var(--ink-2);
    text-wrap: balance;
  }
  > div {
    margin-top: 10px;
  }
`;
