import type { Post } from '../../contract/schemas/posts.ts';
import { displayName } from '../../shared/rules/people.ts';
import { formatDate } from '../../shared/format/time.ts';
import { useRenderTime } from '../../ui/useRenderTime.ts';
import { Postmark } from '../../brand/Postmark.tsx';
import { Gallery } from './Gallery.tsx';

interface Props {
  post: Post;
  eager?: boolean | undefined;
}

/** The pictures of a post; a story has a postmark with place and date on the first. */
export function PostPictures({ post, eager }: Props) {
  useRenderTime();
  const { destination, images, type, createdAt } = post;
  const [place = '', ...rest] = (destination ?? '').split(',').map((part) => part.trim());
  return (
    <Gallery images={images} about={destination ?? `a post by ${displayName(post.user)}`} eager={eager}>
      {type === 'story' && place && (
        <Postmark place={place} country={rest.at(-1) ?? ''} date={formatDate(createdAt)} />
      )}
    </Gallery>
  );
}
