import { type ComponentType, type PropsWithChildren, useState } from 'react';
import { keyframes, styled } from 'styled-components';
import type { FeedItem } from '../../contract/schemas/feed.ts';
import { Lazy } from '../../ui/Lazy.tsx';
import { FIRST_ITEMS, useShowsAll } from '../../layout/useShowsAll.ts';
import { itemKey, justPosted } from './feedItems.ts';
import { itemHeight, recordHeight } from './itemHeights.ts';

const loadPostedMark = () => import('./PostedMark.tsx').then((file) => file.PostedMark);

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

interface PlaceProps {
  item: FeedItem;
  /** Whether it was added above items that were already shown. */
  arrived: boolean;
}

/** The place of a card in the list, with its expected height. */
function Place({ item, arrived, children }: PropsWithChildren<PlaceProps>) {
  const key = itemKey(item);
  // Fixed at the first render: all parts of the card inherit the variable, and a change would style them all again.
  const [height] = useState(() => itemHeight(key) ?? estimateHeight(item));
  return (
    <Slot
      ref={recordHeight}
      data-key={key}
      data-kind={item.contentType}
      data-arrived={arrived || undefined}
      style={{ '--h': `${height}px` }}
    >
      {children}
      {key === justPosted.key && <Lazy load={loadPostedMark} wanted props={{}} />}
    </Slot>
  );
}

/** The cards of the feed; those out of view are skipped in layout and paint. */
export function FeedItems({ items, Card }: FeedItemsProps) {
  const showsAll = useShowsAll();
  const [atFirst] = useState(() => new Set(items.map(itemKey)));
  // What has arrived above the items that were there at first.
  const firstKnownIndex = items.findIndex((item) => atFirst.has(itemKey(item)));
  return (
    <div>
      {items.map((item, index) => (
        <Place key={itemKey(item)} item={item} arrived={index < firstKnownIndex}>
          {(showsAll || index < FIRST_ITEMS) && <Card item={item} eager={index === 0} />}
        </Place>
      ))}
    </div>
  );
}

const arrive = keyframes`from { height: 0; padding-block: 0; opacity: 0; }`;
/* Containment clips overflow; the padding leaves room for a tag's string above and for shadows on the
   sides. */
const Slot = styled.div`
  margin-inline: -4px;
  padding: 20px 4px 4px;
  content-visibility: auto;
  contain-intrinsic-height: auto var(--h);
  /* The intrinsic height applies only out of view. */
  &:empty {
    box-sizing: content-box;
    min-height: var(--h);
  }
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
  /* Pushes the cards below down instead of making them jump. */
  @supports (interpolate-size: allow-keywords) {
    @media (prefers-reduced-motion: no-preference) {
      &[data-arrived] {
        interpolate-size: allow-keywords;
        animation: ${arrive} var(--d-stone) var(--ease-out);
      }
    }
  }
`;
