import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { TicketPaper } from './TicketPaper.tsx';

interface Props {
  /** Votes and time left, below the tear line. */
  stub: ReactNode;
  as?: 'article' | 'div' | 'section';
  /** Id of the card, for links. */
  id?: string;
  /** Accessible name, if there is no heading. */
  'aria-label'?: string;
  /** Id of the heading that names the card. */
  'aria-labelledby'?: string;
  children: ReactNode;
}

/**
 * The card of a poll, drawn as a ballot with a tear-off stub. Renders an `article` by default; label it with
 * the question's id in `aria-labelledby`.
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
