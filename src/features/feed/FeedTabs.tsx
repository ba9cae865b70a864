import SlidersHorizontalIcon from '@phosphor-icons/core/regular/sliders-horizontal.svg?react';
import { useRef } from 'react';
import { styled } from 'styled-components';
import { FEED_FILTERS, type FeedFilter } from '../../shared/enums.ts';
import { Menu } from '../../ui/Menu.tsx';
import { Tabs } from '../../ui/Tabs.tsx';
import { FeedRefresh } from './FeedRefresh.tsx';
import { FILTER_LABELS, tabsFor } from './feedFilter.ts';

interface Props {
  filter: FeedFilter;
  onChange: (filter: FeedFilter) => void;
  panelId: string;
}

const choices = FEED_FILTERS.filter((id) => id !== 'polls' && id !== 'questions').map((id) => ({
  id,
  label: FILTER_LABELS[id],
}));

/** The sticky bar of the feed: tabs, refresh button and the menu with more filters (FEED-01 to FEED-03). */
export function FeedTabs({ filter, onChange, panelId }: Props) {
  const top = useRef<HTMLDivElement>(null);
  /** Scrolls to the start of the list, unless the page is already above it. */
  const toTop = (): void => {
    const line = top.current;
    if (line && line.getBoundingClientRect().top < 0) line.scrollIntoView();
  };
  const choose = (next: FeedFilter): void => {
    if (next === filter) return;
    onChange(next);
    toTop();
  };
  return (
    <>
      <Line ref={top} />
      <Bar>
        <Tabs label="Feed" tabs={tabsFor(filter)} value={filter} onChange={choose} panelId={panelId} />
        <FeedRefresh onPress={toTop} />
        <Menu<FeedFilter>
          label="Filter the feed"
          icon={<SlidersHorizontalIcon aria-hidden />}
          options={choices}
          value={filter}
          onChange={choose}
        />
      </Bar>
    </>
  );
}

const Line = styled.div`
  scroll-margin-top: -12px;
`;

const Bar = styled.div`
  position: sticky;
  z-index: 10;
  top: var(--cover-top);
  display: flex;
  align-items: center;
  padding: 0 4px 0 8px;
  border-bottom: 1px solid var(--line);
  background: var(--ground);
  @media (max-height: 479px) {
    position: static;
  }
  > :first-child {
    flex: 1;
    min-width: 0;
    border-bottom: 0;
  }
  @media (max-width: 359px) {
    [role='tab'] {
      padding-inline: 8px;
    }
  }
  /* Prevents focus from scrolling the page, since the bar is sticky. */
  button {
    scroll-margin-top: -14px;
    &:focus-visible {
      outline-offset: -3px;
    }
  }
`;
