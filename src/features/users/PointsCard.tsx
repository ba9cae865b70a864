import CampfireIcon from '@phosphor-icons/core/regular/campfire.svg?react';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { levelProgress, levelTitle, pointsPerLevel, pointsNeeded } from '../../shared/rules/levels.ts';
import type { UserStats } from '../../contract/schemas/users.ts';
import { formatCount, formatNumber } from '../../shared/format/numbers.ts';
import { Card as PlainCard } from '../../ui/Card.tsx';
import { paths } from '../../routes.ts';
import { Road } from '../../brand/Road.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { LoadFailure } from '../../ui/LoadFailure.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { Stone } from '../../brand/Stone.tsx';
import { currentUserQuery } from '../session/queries.ts';
import { useIsGuest } from '../session/useIsGuest.ts';
import { useCountUp } from './useCountUp.ts';
import { useDelayedLevel } from './useDelayedLevel.ts';
import { rankingQuery, userStatsQuery } from './queries.ts';

/** The current user's level, points, rank and progress to the next level (FEED-04 to FEED-06, FEED-09). */
export function PointsCard() {
  const session = useQuery(currentUserQuery);
  const id = session.data?.id ?? '';
  const stats = useQuery({ ...userStatsQuery(id), enabled: id !== '' });
  const small = useIsGuest(session.data);
  if (session.data === null) return null;
  const failed = [session, stats].find(({ data, isError }) => data === undefined && isError);
  if (failed) {
    return (
      <Card>
        <ErrorState
          compact
          title="Your level and points did not load"
          error={failed.error}
          onRetry={failed.refetch}
        />
      </Card>
    );
  }
  return (
    <Card as="section" aria-label="Your level" aria-busy={!stats.data} data-small={small || undefined}>
      {stats.data ? (
        <Score key={id} userId={id} stats={stats.data} small={small} />
      ) : (
        <Waiting small={small} />
      )}
    </Card>
  );
}

interface Size {
  /** For the guest, whose feed begins higher up. */
  small: boolean;
}

function Score({ userId, stats, small }: Size & { userId: string; stats: UserStats }) {
  const { streakDays } = stats;
  const level = useDelayedLevel(userId, stats.level);
  // Until the new level is shown, the points stay below it.
  const highest = level < stats.level ? level * pointsPerLevel.current - 1 : Infinity;
  const points = useCountUp(Math.min(stats.totalPoints, highest));
  const needed = Math.max(0, pointsNeeded(points, level));
  return (
    <>
      <Top>
        <Stone level={level} size={small ? 46 : 70} />
        <Title>
          <h2>{levelTitle(level)}</h2>
          <p>
            Level {level} · {formatCount(points, 'point')}
          </p>
        </Title>
        {/* Users without points all share the last rank, so it is not shown. */}
        {stats.totalPoints > 0 ? (
          <Rank userId={userId} />
        ) : (
          <RankLink to={paths.leaderboard()}>Leaderboard</RankLink>
        )}
      </Top>
      <LevelProgress>
        <div>
          <Road
            key={level}
            value={levelProgress(stats.totalPoints, level) / pointsPerLevel.current}
            label={`Progress to level ${level + 1}`}
          />
          <Legend>
            <span>
              {formatCount(needed, 'point')} to Level {level + 1}
            </span>
            {streakDays > 0 && (
              <span>
                <CampfireIcon aria-hidden />
                {streakDays}-day streak
              </span>
            )}
          </Legend>
        </div>
        {!small && <Stone level={level + 1} size={48} />}
      </LevelProgress>
    </>
  );
}

function Rank({ userId }: { userId: string }) {
  const { data, isError, refetch } = useQuery(rankingQuery(userId));
  if (!data && isError) return <LoadFailure onRetry={refetch}>Your rank did not load.</LoadFailure>;
  return (
    <RankLink to={paths.leaderboard()} aria-label={data ? undefined : 'Leaderboard'}>
      {data ? (
        <>
          <b>#{formatNumber(data.rank)}</b> <small>of {formatNumber(data.totalUsers)}</small>
        </>
      ) : (
        <Skeleton w="48px" />
      )}
    </RankLink>
  );
}

/** The same size as the loaded content, so that nothing shifts. */
function Waiting({ small }: Size) {
  return (
    <>
      <Top>
        <Skeleton w="55px" h={small ? '46px' : '70px'} />
        <Title>
          <Skeleton w="132px" h="24px" />
          <Skeleton w="112px" />
        </Title>
      </Top>
      <LevelProgress>
        <div>
          <Skeleton h="18px" />
          <Legend>
            <Skeleton w="120px" h="18px" />
          </Legend>
        </div>
        {!small && <Skeleton w="38px" h="48px" />}
      </LevelProgress>
    </>
  );
}

const Card = styled(PlainCard)`
  align-content: center;
  min-height: 156px;
  padding: 14px 16px 12px;
  &[data-small] {
    min-height: 0;
    padding: 10px 16px;
    h2 {
      font: var(--t-sub);
    }
  }
`;

/**
 * Tall enough for a two-line title: titles that only fit one line in the web font would shift the feed below.
 */
const Top = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 14px;
  min-height: 74px;
  [data-small] > & {
    min-height: 0;
  }
`;

const Title = styled.div`
  flex: 1 1 5.5rem;
  display: grid;
  grid-template-columns: minmax(min-content, 1fr);
  gap: 4px;
  p {
    color: var(--ink-3);
    font: var(--t-meta);
    font-size: 0.875rem;
  }
`;

const RankLink = styled(Link)`
  display: grid;
  align-content: center;
  justify-items: end;
  min-width: var(--touch);
  min-height: var(--touch);
  color: var(--link);
  font: var(--t-strong);
  b {
    font-weight: inherit;
  }
  small {
    color: var(--ink-3);
    font: var(--t-meta);
  }
  &:hover b {
    text-decoration: underline;
    text-underline-offset: 3px;
  }
`;

const LevelProgress = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: end;
  gap: 12px;
  margin-top: 12px;
  [data-small] > & {
    grid-template-columns: minmax(0, 1fr);
    margin-top: 8px;
  }
`;

const Legend = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 0 8px;
  margin-top: 6px;
  color: var(--ink-3);
  font: var(--t-meta);
  span {
    display: inline-flex;
    align-items: center;
    gap: 4px;
  }
  svg {
    width: 15px;
    height: 15px;
  }
`;
