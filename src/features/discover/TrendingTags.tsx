import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { TRENDING_TAGS } from '../../shared/limits.ts';
import { paths } from '../../routes.ts';
import { QueryBoundary } from '../../ui/QueryBoundary.tsx';
import { SectionHead } from '../../ui/SectionHead.tsx';
import { trendingTagsQuery } from './queries.ts';

const widths = ['150px', '176px', '138px', '160px', '128px', '144px'];

/** 'Trending Now': each tag shows its display name and searches for its name (EXPL-09, AMB-58). */
export function TrendingTags() {
  const tags = useQuery(trendingTagsQuery);
  return (
    <section aria-labelledby="trending">
      <SectionHead id="trending" title="Trending Now" />
      <QueryBoundary
        query={tags}
        errorTitle="The tags did not load"
        fallback={
          <Chips as="div">
            {widths.map((width) => (
              <ChipSkeleton key={width} style={{ '--w': width }} />
            ))}
          </Chips>
        }
      >
        {(items) =>
          items.length === 0 ? (
            <EmptyText>Nothing is trending today.</EmptyText>
          ) : (
            <Chips>
              {items.slice(0, TRENDING_TAGS).map((tag) => (
                <li key={tag.id}>
                  <Chip to={paths.explore(tag.name)} state={{ showResults: true }}>
                    {tag.displayName}
                    {tag.weeklyGrowth > 0 && (
                      <Growth>
                        +{Math.round(tag.weeklyGrowth)}%<span className="vh"> this week</span>
                      </Growth>
                    )}
                  </Chip>
                </li>
              ))}
            </Chips>
          )
        }
      </QueryBoundary>
    </section>
  );
}

const Chips = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  > li {
    max-width: 100%;
  }
`;

const Chip = styled(Link)`
  position: relative;
  display: inline-flex;
  align-items: center;
  gap: 6px;
  max-width: 100%;
  min-height: var(--touch);
  padding: 4px 14px;
  border-radius: var(--r-pill);
  background: var(--paper);
  box-shadow: inset 0 0 0 1px var(--line-2);
  font: var(--t-control);
  overflow-wrap: anywhere;
  &:focus-visible {
    border-radius: var(--r-pill);
  }
  @media (hover: hover) {
    &:hover {
      box-shadow: inset 0 0 0 1.5px var(--ink);
    }
  }
`;

/* Same color as the chips: a gray block would be invisible on the background. */
const ChipSkeleton = styled.span`
  width: var(--w);
  max-width: 100%;
  height: var(--touch);
  border-radius: var(--r-pill);
  background: var(--paper);
`;

const EmptyText = styled.p`
  color: var(--ink-2);
`;

const Growth = styled.span`
  flex: none;
  color: var(--leaf);
  font-weight: 620;
`;
