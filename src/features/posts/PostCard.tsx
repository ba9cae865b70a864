import { useId, useState } from 'react';
import type { Post } from '../../contract/schemas/posts.ts';
import { displayName } from '../../shared/rules/people.ts';
import { STORAGE_KEYS } from '../../storage/keys.ts';
import { sessionStore } from '../../storage/webStorage.ts';
import { Lazy } from '../../ui/Lazy.tsx';
import { useBrowserValue } from '../../ui/useBrowserValue.ts';
import { Byline } from '../users/Byline.tsx';
import { PostActions } from './PostActions.tsx';
import { PostPaper } from './PostPaper.tsx';
import { PostPictures } from './PostPictures.tsx';
import { PostText } from './PostText.tsx';
import { PostTypeTag } from './PostTypeTag.tsx';
import { postTypeLabel } from './postTypeLabel.ts';

const loadComments = () => import('./CommentsPanel.tsx').then((file) => file.CommentsPanel);

interface Props {
  /** The post that is shown. */
  post: Post;
  /** Set on the post's own page, which shows the full text and its own comments. */
  onComments?: (() => void) | undefined;
  /** Loads the picture immediately; set for the first card of a screen. */
  eager?: boolean | undefined;
}

/** A post in a list or on its own page (CARD-01 to CARD-18). */
export function PostCard({ post, onComments, eager }: Props) {
  // Reopens the comments after the user left the page to sign in.
  const wasOpen = useBrowserValue(() => sessionStore.get(STORAGE_KEYS.openComments) === post.id, false);
  const [chosen, setChosen] = useState<boolean>();
  const panel = useId();
  const full = onComments !== undefined;
  const open = !full && (chosen ?? wasOpen);
  const label = postTypeLabel(post.type);
  const author = displayName(post.user);
  return (
    <article aria-label={`${label} by ${author}`}>
      <PostPaper
        post={post}
        byline={
          <Byline
            user={post.user}
            destination={post.destination}
            createdAt={post.createdAt}
            postId={full ? undefined : post.id}
            tag={<PostTypeTag type={post.type} />}
          />
        }
        pictures={post.images.length > 0 && <PostPictures post={post} eager={eager} />}
        text={
          <PostText
            postId={post.id}
            text={post.content}
            full={full}
            about={`${label.toLowerCase()} by ${author}`}
          />
        }
        actions={
          <PostActions
            post={post}
            onComments={onComments ?? (() => setChosen(!open))}
            open={full ? undefined : open}
            controls={panel}
          />
        }
      />
      {open && <Lazy load={loadComments} wanted props={{ post, id: panel }} />}
    </article>
  );
}
