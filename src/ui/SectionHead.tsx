import type { ReactNode } from 'react';
import { styled } from 'styled-components';

interface Props {
  /** Heading of the section. */
  title: ReactNode;
  /** Id of the h2, for naming the section with `aria-labelledby`. */
  id?: string;
  /** One link or button at the end of the line. */
  trailing?: ReactNode;
}

/** The h2 of a section, with an optional link. */
export function SectionHead({ title, id, trailing }: Props) {
  return (
    <Line>
      <h2 id={id}>{title}</h2>
      {trailing}
    </Line>
  );
}

const Line = styled.div`
  display: flex;
  /* With large text, the link stands below the title, which would break within words beside it. */
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 0 var(--s3);
  min-height: var(--touch);
  padding-block: 6px;
  > :not(:first-child) {
    flex: none;
  }
`;
