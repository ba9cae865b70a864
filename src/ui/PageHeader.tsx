import ArrowLeftIcon from '@phosphor-icons/core/regular/arrow-left.svg?react';
import type { ElementType, MouseEvent, ReactNode } from 'react';
import { styled } from 'styled-components';
import { IconLink } from './IconLink.tsx';

export interface BackLink {
  label: string;
  /** The router's link; a plain anchor with `href`, or a button, otherwise. */
  as?: ElementType;
  to?: string;
  href?: string;
  onClick?: (event: MouseEvent) => void;
}
interface Props {
  title: ReactNode;
  /** The way back: always to the same place, named in its label. */
  back?: BackLink | undefined;
  trailing?: ReactNode;
}

/**
 * The title of a screen: its one h1, the way back, and at most one thing beside it. Sections begin with a
 * `SectionHead`.
 */
export function PageHeader({ title, back, trailing }: Props) {
  return (
    <Root $flush={back === undefined}>
      {back && (
        <IconLink {...back} as={back.as ?? (back.href ? 'a' : 'button')}>
          <ArrowLeftIcon aria-hidden />
        </IconLink>
      )}
      <h1>{title}</h1>
      {trailing}
    </Root>
  );
}

const Root = styled.div<{ $flush: boolean }>`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 4px;
  min-height: 64px;
  padding: 8px var(--gutter) 8px ${({ $flush }) => ($flush ? 'var(--gutter)' : '6px')};
  h1 {
    flex: 1 1 7rem;
    min-width: 0;
  }
`;
