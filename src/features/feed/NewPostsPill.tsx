import ArrowUpIcon from '@phosphor-icons/core/regular/arrow-up.svg?react';
import { useQueryClient } from '@tanstack/react-query';
import { type RefObject, useSyncExternalStore } from 'react';
import { keyframes, styled } from 'styled-components';
import type { FeedItem } from '../../contract/schemas/feed.ts';
import { formatCount } from '../../shared/format/numbers.ts';
import { waitingNews } from './waitingNews.ts';
import { refreshFeed } from './refreshFeed.ts';

interface Props {
  items: readonly FeedItem[];
  /** Takes the focus when the pill goes. */
  list: RefObject<HTMLElement | null>;
}

/** The ids under which an item may be announced: a poll's post has an id of its own (AMB-45). */
const idsOf = (item: FeedItem): string[] =>
  item.contentType === 'poll' ? [item.id, item.post.id] : [item.id];

/** How many announced posts the feed does not show yet; pressed, it reads them (WS-08). Takes no room of its own. */
export function NewPostsPill({ items, list }: Props) {
  const client = useQueryClient();
  const announced = useSyncExternalStore(waitingNews.subscribe, waitingNews.get, waitingNews.getServer);
  const shown = new Set(items.flatMap(idsOf));
  const count = announced.filter((id) => !shown.has(id)).length;
  if (count === 0) return null;
  const read = (): void => {
    list.current?.focus({ preventScroll: true });
    globalThis.scrollTo({ top: 0 });
    void refreshFeed(client);
  };
  return (
    <Place data-screen-only>
      <Pill type="button" onClick={read}>
        <ArrowUpIcon aria-hidden />
        {formatCount(count, 'new post')}
      </Pill>
    </Place>
  );
}

const Place = styled.div`
  position: sticky;
  z-index: 9;
  top: calc(var(--header) + 56px);
  display: grid;
  justify-items: center;
  height: 0;
  pointer-events: none;
`;

const arrive = keyframes`from { transform: translateY(calc(-40px * var(--reach))); opacity: 0; }`;

const Pill = styled.button`
  display: flex;
  align-items: center;
  gap: 6px;
  height: var(--touch);
  padding-inline: 14px 18px;
  border-radius: 999px;
  background: var(--action);
  color: var(--on-action);
  box-shadow: var(--e2);
  font: var(--t-strong);
  pointer-events: auto;
  animation: ${arrive} var(--d-paper) var(--ease-out);
  svg {
    width: 18px;
    height: 18px;
  }
`;
