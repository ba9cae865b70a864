import { styled } from 'styled-components';
import type { FeedItem } from '../../contract/schemas/feed.ts';
import { FeedCard } from './FeedCard.tsx';
import { itemKey } from './feedItems.ts';
import { keptHeight, useKeptHeights } from './useItemHeights.ts';

/** A first guess at the height of a card that was never drawn, in px. */
function guess(item: FeedItem): number {
  if (item.contentType === 'question') return 290;
  if (item.contentType === 'poll') return 420;
  return item.images.length > 0 ? 490 : 230;
}

/** Cards one under the other; those out of view cost no layout and no paint. */
export function FeedItems({ items }: { items: readonly FeedItem[] }) {
  const list = useKeptHeights();
  return (
    <div ref={list}>
      {items.map((item, index) => {
        const key = itemKey(item);
        return (
          <Slot
            key={key}
            data-key={key}
            data-kind={item.contentType}
            style={{ '--h': `${keptHeight(key) ?? guess(item)}px` }}
          >
            <FeedCard item={item} eager={index === 0} />
          </Slot>
        );
      })}
    </div>
  );
}

/* Containment cuts off what hangs over: a tag's string above, shadows at the sides. Its own padding keeps them. */
const Slot = styled.div`
  margin-inline: -4px;
  padding: 20px 4px 4px;
  content-visibility: auto;
  contain-intrinsic-height: auto var(--h);
  /* Clear of the tabs, which stay under the header, when the keyboard goes back up. */
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
