import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { EmptyArt, type EmptyArtName } from './EmptyArt.tsx';

interface Props {
  /** What is missing. */
  art: EmptyArtName;
  title: string;
  /** One sentence: how it comes to be here. */
  text?: ReactNode;
  /** One button or link. */
  action?: ReactNode;
  /** Rank of the title on its screen. */
  heading?: 'h1' | 'h2' | 'h3' | undefined;
}

/**
 * Nothing here yet: a drawing of what is missing, one line and one thing to do. For a failure take
 * `ErrorState`, for an address without a thing `NotFoundBlock`. The drawing is decoration, the title a heading.
 */
export function EmptyState({ art, title, text, action, heading: Heading = 'h2' }: Props) {
  return (
    <Root>
      <EmptyArt name={art} />
      <Heading>{title}</Heading>
      {text && <p>{text}</p>}
      {action && <Action>{action}</Action>}
    </Root>
  );
}

const Root = styled.div`
  display: grid;
  justify-items: center;
  gap: 6px;
  padding: 22px 20px 24px;
  text-align: center;
  svg:first-child {
    margin-bottom: 8px;
  }
  :is(h1, h2, h3) {
    font: var(--t-heading);
  }
  p {
    color: var(--ink-2);
    text-wrap: balance;
  }
`;

const Action = styled.div`
  margin-top: 12px;
`;
