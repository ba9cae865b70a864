import { useQuery } from '@tanstack/react-query';
import { Card } from '../../ui/Card.tsx';
import { EmptyCard } from '../../brand/EmptyCard.tsx';
import { FailureArt } from '../../brand/FailureArt.tsx';
import { QueryBoundary } from '../../ui/QueryBoundary.tsx';
import { SkeletonRow } from '../../ui/SkeletonRow.tsx';
import { Stack } from '../../ui/Stack.tsx';
import { Podium } from './Podium.tsx';
import { PodiumSkeleton } from './PodiumSkeleton.tsx';
import { Rankings } from './Rankings.tsx';
import { leaderboardQuery } from './queries.ts';

const ROWS = [1, 2, 3, 4, 5, 6];

/** The podium and the list below it (LB-06 to LB-08). */
export function LeaderboardRankings() {
  const query = useQuery(leaderboardQuery);
  return (
    <QueryBoundary
      query={query}
      errorTitle="The leaderboard did not load"
      errorArt={<FailureArt error={query.error} />}
      fallback={
        <>
          <PodiumSkeleton />
          <Card>
            <Stack $gap={20}>
              {ROWS.map((row) => (
                <SkeletonRow key={row} />
              ))}
            </Stack>
          </Card>
        </>
      }
    >
      {(entries) => (
        <>
          {entries.some(({ totalPoints }) => totalPoints > 0) ? (
            <Podium entries={entries} />
          ) : (
            <EmptyCard art="stone" title="No champions yet" text="A first post puts you at the top." />
          )}
          {entries.length > 0 && <Rankings entries={entries} />}
        </>
      )}
    </QueryBoundary>
  );
}
