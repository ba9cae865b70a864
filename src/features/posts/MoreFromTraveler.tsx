import ArrowRightIcon from '@phosphor-icons/core/regular/arrow-right.svg?react';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import type { Post } from '../../contract/schemas/posts.ts';
import { destinationKey } from '../../shared/rules/destinations.ts';
import { formatCount } from '../../shared/format/numbers.ts';
import { paths } from '../../routes.ts';
import { CardLink } from '../../ui/Card.tsx';
import { userPostsQuery } from './queries.ts';

/** '18 posts from 9 places'. */
function summary(posts: readonly Post[]): string {
  if (posts.length === 0) return 'This is the only post so far.';
  const places = new Set(
    posts.flatMap(({ destination }) => (destination ? [destinationKey(destination)] : [])),
  );
  const written = formatCount(posts.length, 'post');
  return places.size > 0 ? `${written} from ${formatCount(places.size, 'place')}` : written;
}

/** POST-04: links to more posts by the author, shown below a post. */
export function MoreFromTraveler({ post }: { post: Post }) {
  const { data } = useQuery(userPostsQuery(post.user.id));
  const others = data?.filter(({ id }) => id !== post.id);
  return (
    <CardLink as={Link} to={paths.explore()}>
      <span>
        <b>More from this traveler</b>
        <small>{others ? summary(others) : '\u00a0'}</small>
      </span>
      <ArrowRightIcon className="mirrored" aria-hidden />
    </CardLink>
  );
}
