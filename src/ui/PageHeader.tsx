import ArrowLeftIcon from '@phosphor-icons/core/regular/arrow-left.svg?react';
import type { ElementType, MouseEvent, ReactNode } from 'react';
import { styled } from 'styled-components';
import { IconLink } from './IconLink.tsx';

interface BackLink {
  label: string;
  /** The router's link component; by default a plain anchor with `href`, or a button. */
  as?: ElementType;
  to?: string;
  href?: string;
  onClick?: (event: MouseEvent) => void;
}
interface Props {
  /** The only h1 of the screen. */
  title: ReactNode;
  /** Back link to a fixed screen, which its label names. */
  back?: BackLink | undefined;
  /** One button or link at the end of the line. */
  trailing?: ReactNode;
}

/** The header of a screen: its h1, a back link and at most one action. For sections use `SectionHead`. */
export function PageHeader({ title, back, trailing }: Props) {
  return (
    <Root $flush={back === undefined}>
      {back && (
        <IconLink {...back} as={back.as ?? (back.href ? 'a' : 'button')}>
          <ArrowLeftIcon className="mirrored" aria-hidden />
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
  padding-block: 8px;
  padding-inline: ${({ $flush }) => ($flush ? 'var(--gutter)' : '6px')} var(--gutter);
  h1 {
    flex: 1 1 7rem;
    min-width: 0;
    /* With large text the action wraps before a word of the title breaks. */
    @media (min-width: 640px) {
      min-width: min-content;
    }
  }
`;
