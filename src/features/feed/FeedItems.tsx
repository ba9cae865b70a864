import type { ComponentType } from 'react';
import { styled } from 'styled-components';
import type { FeedItem } from '../../contract/schemas/feed.ts';
import { itemKey } from './feedItems.ts';
import { itemHeight, useItemHeights } from './useItemHeights.ts';

export interface FeedCardProps {
  item: FeedItem;
  /** Loads the picture immediately; set for the first card. */
  eager: boolean;
}
export interface FeedItemsProps {
  items: readonly FeedItem[];
  /** Passed in by the screen, since the cards belong to other features; must be memoized. */
  Card: ComponentType<FeedCardProps>;
}

/** Estimated height in px of a card that has not been rendered yet. */
function estimateHeight(item: FeedItem): number {
  if (item.contentType === 'question') return 290;
  if (item.contentType === 'poll') return 420;
  return item.images.length > 0 ? 490 : 230;
}

/** The cards of the feed; those out of view are skipped in layout and paint. */
export function FeedItems({ items, Card }: FeedItemsProps) {
  const list = useItemHeights();
  return (
    <div ref={list}>
      {items.map((item, index) => {
        const key = itemKey(item);
        return (
          <Slot
            key={key}
            data-key={key}
            data-kind={item.contentType}
            style={{ '--h': `${itemHeight(key) ?? estimateHeight(item)}px` }}
          >
            <Card item={item} eager={index === 0} />
          </Slot>
        );
      })}
    </div>
  );
}

/* Containment clips overflow; the padding leaves room for a tag's string above and for shadows at the sides. */
const Slot = styled.div`
  margin-inline: -4px;
  padding: 20px 4px 4px;
  content-visibility: auto;
  contain-intrinsic-height: auto var(--h);
  /* Keeps focused controls clear of the sticky tabs. */
  :is(a, button, input) {
    scroll-margin-top: 3rem;
  }
  &:first-child {
    margin-top: -20px;
  }
  & + & {
    margin-top: -6px;
  }
  &[data-kind='question']:not(:first-child) {
    padding-top: 32px;
  }
`;
