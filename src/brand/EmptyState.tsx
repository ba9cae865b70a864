import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { EmptyArt, type EmptyArtName } from './EmptyArt.tsx';

interface Props {
  /** Drawing of what the list would contain. */
  art: EmptyArtName;
  /** Heading that says what is missing. */
  title: string;
  /** One sentence on how to add something. */
  text?: ReactNode;
  /** One button or link. */
  action?: ReactNode;
  /** Heading level of the title. */
  heading?: 'h1' | 'h2' | 'h3' | undefined;
}

/**
 * Shown when a list is empty: a drawing, one line and one action. For failures use `ErrorState`, for unknown
 * URLs `NotFoundBlock`. The drawing is decorative.
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
