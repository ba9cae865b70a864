import { ArrowRightIcon } from '@phosphor-icons/react/dist/csr/ArrowRight';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { read } from '../../api/query.ts';
import { endpoints } from '../../contract/endpoints.ts';
import type { Post } from '../../contract/posts.ts';
import { placeKey } from '../../contract/rules.ts';
import { counted } from '../../domain/figures.ts';
import { to } from '../../paths.ts';

/** '18 posts from 9 places'. */
function summary(posts: readonly Post[]): string {
  const places = new Set(posts.flatMap(({ destination }) => (destination ? [placeKey(destination)] : [])));
  const written = counted(posts.length, 'post');
  return places.size > 0 ? `${written} from ${counted(places.size, 'place')}` : written;
}

/** POST-04: the teaser below a post. */
export function MoreFromTraveler({ userId }: { userId: string }) {
  const { data } = useQuery(read(endpoints.users.posts, { params: { id: userId } }));
  return (
    <Row to={to.explore()}>
      <span>
        <b>More from this traveler</b>
        <small>{data ? summary(data) : '\u00a0'}</small>
      </span>
      <ArrowRightIcon aria-hidden />
    </Row>
  );
}

const Row = styled(Link)`
  display: flex;
  align-items: center;
  gap: 12px;
  min-height: 72px;
  padding: 14px 16px;
  border-radius: var(--r-paper);
  background: var(--paper);
  box-shadow: var(--e1);
  span {
    flex: 1;
  }
  b,
  small {
    display: block;
  }
  b {
    font: var(--t-sub);
  }
  small {
    color: var(--ink-3);
    font: var(--t-meta);
  }
  svg {
    width: 24px;
    height: 24px;
  }
  &:hover b {
    text-decoration: underline;
    text-underline-offset: 3px;
  }
`;
