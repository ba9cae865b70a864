import { useQuery } from '@tanstack/react-query';
import { type FocusEvent, useLayoutEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { Dialog } from '../../ui/Dialog.tsx';
import { PostList } from '../posts/PostList.tsx';
import { bookmarkedPostsQuery } from '../posts/queries.ts';

interface Props {
  userId: string;
  open: boolean;
  onClose: () => void;
}

const postsIn = (list: Element | null): HTMLElement[] => [
  ...(list?.querySelectorAll<HTMLElement>('article:not([inert] *)') ?? []),
];

/** PROF-05: the posts that the user has bookmarked. */
export function SavedDialog({ userId, open, onClose }: Props) {
  const saved = useQuery({
    ...bookmarkedPostsQuery(userId),
    enabled: open,
  });
  const { data } = saved;
  const ground = useRef<HTMLDivElement>(null);
  const focusedIndex = useRef(0);
  const note = ({ target }: FocusEvent): void => {
    focusedIndex.current = postsIn(ground.current).findIndex((post) => post.contains(target));
  };
  // If the focused post is removed from the list, focus moves to the one that takes its place.
  useLayoutEffect(() => {
    const focused = document.activeElement;
    if (!open || !data || (focused !== document.body && !focused?.closest('[inert]'))) return;
    const next = postsIn(ground.current).at(Math.min(focusedIndex.current, data.length - 1));
    (next?.querySelector<HTMLElement>('[aria-label^="Remove saved"]') ?? ground.current)?.focus();
  }, [data, open]);
  return (
    <Dialog open={open} onClose={onClose} title="Saved">
      <Background ref={ground} tabIndex={-1} onFocus={note}>
        <PostList
          posts={saved}
          empty={{ title: 'Nothing saved yet', text: 'Press the bookmark on a post to keep it here.' }}
        />
      </Background>
    </Dialog>
  );
}

/** The page background behind the cards, which would have no visible edge on the dialog's. */
const Background = styled.div`
  margin: 8px -16px calc(-20px - env(safe-area-inset-bottom));
  padding: 16px 16px calc(20px + env(safe-area-inset-bottom));
  background: var(--ground);
`;
