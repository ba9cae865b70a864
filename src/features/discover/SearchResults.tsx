import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { SEARCH_LIMIT } from '../../shared/limits.ts';
import { formatCount } from '../../shared/format/numbers.ts';
import { paths } from '../../routes.ts';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { EmptyCard } from '../../brand/EmptyCard.tsx';
import { focusSearchField } from '../../ui/focusSearchField.ts';
import { QueryBoundary } from '../../ui/QueryBoundary.tsx';
import { SectionHead } from '../../ui/SectionHead.tsx';
import { SkeletonCard } from '../../brand/SkeletonCard.tsx';
import { Stack } from '../../ui/Stack.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import { PostCard } from '../posts/PostCard.tsx';
import { searchQuery } from './queries.ts';
import { useResultsInView } from './useResultsInView.ts';

/** The posts that match a search (EXPL-04). */
export function SearchResults({ query }: { query: string }) {
  const posts = useQuery(searchQuery(query));
  const results = useRef<HTMLElement>(null);
  useResultsInView(results);
  return (
    <Results ref={results} tabIndex={-1} aria-label={`Results for “${query}”`}>
      <SectionHead
        title={`Results for “${query}”`}
        trailing={
          <TextLink as={Link} to={paths.explore()} onClick={focusSearchField}>
            Clear search
          </TextLink>
        }
      />
      <QueryBoundary
        query={posts}
        errorTitle="The search failed"
        fallback={
          <Stack>
            <SkeletonCard variant="post" />
            <SkeletonCard variant="post" />
          </Stack>
        }
      >
        {(items) =>
          items.length === 0 ? (
            <EmptyCard
              art="letter"
              title="No posts found"
              text="Try a place, a name or fewer words."
              heading="h3"
              action={
                <ButtonLink as={Link} to={paths.explore()} variant="line" onClick={focusSearchField}>
                  Back to Explore
                </ButtonLink>
              }
            />
          ) : (
            <Stack>
              <Count role="status">
                {items.length < SEARCH_LIMIT
                  ? formatCount(items.length, 'post')
                  : `The first ${SEARCH_LIMIT} posts`}
              </Count>
              {items.map((post) => (
                <PostCard key={post.id} post={post} />
              ))}
            </Stack>
          )
        }
      </QueryBoundary>
    </Results>
  );
}

const Results = styled.section`
  outline: none;
`;

const Count = styled.p`
  margin-bottom: -4px;
  color: var(--ink-3);
  font: var(--t-meta);
`;
