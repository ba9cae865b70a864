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
  const places = new Set(
    posts.flatMap(({ destination }) => (destination ? [destinationKey(destination)] : [])),
  );
  const written = formatCount(posts.length, 'post');
  return places.size > 0 ? `${written} from ${formatCount(places.size, 'place')}` : written;
}

/** POST-04: links to more posts by the author, shown below a post. */
export function MoreFromTraveler({ userId }: { userId: string }) {
  const { data } = useQuery(userPostsQuery(userId));
  return (
    <CardLink as={Link} to={paths.explore()}>
      <span>
        <b>More from this traveler</b>
        <small>{data ? summary(data) : '\u00a0'}</small>
      </span>
      <ArrowRightIcon aria-hidden />
    </CardLink>
  );
}
