import CalendarBlankIcon from '@phosphor-icons/core/regular/calendar-blank.svg?react';
import MapPinIcon from '@phosphor-icons/core/regular/map-pin.svg?react';
import { styled } from 'styled-components';
import type { Package } from '../../contract/schemas/packages.ts';

interface Props {
  /** The package to show. */
  item: Package;
  /** Passed by `styled`. */
  className?: string;
}

/** A package's duration and destination (PKG-04). */
export function PackageFacts({ item, className }: Props) {
  return (
    <Root className={className}>
      <span>
        <CalendarBlankIcon aria-hidden />
        {item.duration}
      </span>
      <span>
        <MapPinIcon aria-hidden />
        {item.destination}
      </span>
    </Root>
  );
}

const Root = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 4px 12px;
  color: var(--ink-3);
  font: var(--t-meta);
  span {
    display: flex;
    align-items: center;
    gap: 4px;
    min-width: 0;
    overflow-wrap: anywhere;
  }
  svg {
    flex: none;
    width: 16px;
    height: 16px;
  }
`;
