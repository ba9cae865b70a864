import { useQuery } from '@tanstack/react-query';
import { styled } from 'styled-components';
import { read } from '../../api/query.ts';
import { endpoints } from '../../contract/endpoints.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { PostList } from '../posts/PostList.tsx';

interface Props {
  userId: string;
  open: boolean;
  onClose: () => void;
}

/** PROF-05: the posts that the owner has bookmarked. */
export function SavedDialog({ userId, open, onClose }: Props) {
  const saved = useQuery({ ...read(endpoints.users.bookmarks, { params: { id: userId } }), enabled: open });
  return (
    <Dialog open={open} onClose={onClose} title="Saved">
      <Ground>
        <PostList
          posts={saved}
          empty={{ title: 'Nothing saved yet', text: 'Press the bookmark under a post to keep it here.' }}
        />
      </Ground>
    </Dialog>
  );
}

/** Cards lie on the ground, in a sheet too: paper on paper has no edge. */
const Ground = styled.div`
  margin: 8px -16px calc(-20px - env(safe-area-inset-bottom));
  padding: 16px 16px calc(20px + env(safe-area-inset-bottom));
  background: var(--ground);
`;
