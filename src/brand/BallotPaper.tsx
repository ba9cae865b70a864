import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { TicketPaper } from './TicketPaper.tsx';

interface Props {
  /** Votes and time left, below the tear line. */
  stub: ReactNode;
  as?: 'article' | 'div' | 'section';
  id?: string;
  'aria-label'?: string;
  'aria-labelledby'?: string;
  children: ReactNode;
}

/**
 * The card of a poll, drawn as a ballot with a tear-off foot. Renders an `article` by default; label it
 * with `aria-labelledby` pointing at the question.
 */
export function BallotPaper({ as = 'article', children, ...rest }: Props) {
  return (
    <TicketPaper<'article' | 'div' | 'section'> as={as} stubHeight={56} {...rest}>
      <Body>{children}</Body>
    </TicketPaper>
  );
}

const Body = styled.div`
  padding: 14px 16px 18px;
`;
