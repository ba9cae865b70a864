import { useQuery } from '@tanstack/react-query';
import { styled } from 'styled-components';
import { levelTitle } from '../../shared/rules/levels.ts';
import { formatCount, formatNumber } from '../../shared/format/numbers.ts';
import { Card } from '../../ui/Card.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { Stack } from '../../ui/Stack.tsx';
import { Stone } from '../../brand/Stone.tsx';
import { currentUserQuery } from '../session/queries.ts';
import { useOwnRanking } from './useOwnRanking.ts';

/** 'Your Ranking', for signed-in users (LB-05). */
export function YourRanking() {
  const session = useQuery(currentUserQuery);
  const own = useOwnRanking();
  const ranking = own.data;
  if (session.data === null) return null;
  const failed = [session, own].find(({ data, isError }) => data === undefined && isError);
  if (failed) {
    return (
      <Card>
        <ErrorState compact title="Your ranking did not load" error={failed.error} onRetry={failed.refetch} />
      </Card>
    );
  }
  return (
    <Row as="section" aria-labelledby={ranking && 'your-ranking'} aria-busy={!ranking}>
      {ranking ? (
        <>
          <Stone level={1} size={72} text={ranking.rank > 0 ? String(ranking.rank) : '–'} />
          <div>
            <h2 id="your-ranking">Your Ranking</h2>
            {ranking.rank > 0 && (
              <Rank>
                {formatNumber(ranking.rank)}{' '}
                <span>{`out of ${formatNumber(ranking.totalUsers)} travelers`}</span>
              </Rank>
            )}
            <Points>
              <b>{formatCount(ranking.userStats.totalPoints, 'point')}</b> ·{' '}
              {levelTitle(ranking.userStats.level)}
            </Points>
          </div>
        </>
      ) : (
        <>
          <Skeleton w="57px" h="72px" />
          <Stack $gap={10}>
            <Skeleton w="90px" />
            <Skeleton w="180px" h="22px" />
            <Skeleton w="150px" />
          </Stack>
        </>
      )}
    </Row>
  );
}

const Row = styled(Card)`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  align-items: center;
  gap: 16px;
  h2 {
    color: var(--ink-3);
    font: var(--t-meta);
  }
`;

const Rank = styled.p`
  font: var(--t-heading);
  span {
    color: var(--ink-2);
    font: var(--t-body-s);
  }
`;

const Points = styled.p`
  color: var(--ink-2);
  font: var(--t-body-s);
  b {
    color: var(--ink);
    font-weight: 640;
  }
`;
