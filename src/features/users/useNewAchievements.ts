import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type RefObject, useCallback, useEffect, useState } from 'react';
import { achievementsOf, unknownAchievements } from './newAchievements.ts';
import { useDataReplaced } from './useDataReplaced.ts';
import { badgesQuery, challengesQuery, userStatsQuery } from './queries.ts';
import type { FirstAchievements } from './useFirstAchievements.ts';

/** What a user had before the first write. */
interface Baseline {
  stats: unknown;
  keys: ReadonlySet<string>;
}

async function readBaseline({ stats, replies }: FirstAchievements): Promise<Baseline | null> {
  const first = await replies.catch(() => null);
  return first && { stats, keys: new Set(achievementsOf(...first).map(({ key }) => key)) };
}

/** What the user had before the first write; null until there is one. For one user: mount it anew for another. */
function useBaseline(
  userId: string,
  firstAchievements: RefObject<FirstAchievements | null>,
): Baseline | null {
  const client = useQueryClient();
  const [baseline, setBaseline] = useState<Baseline | null>(null);
  const forget = useCallback(() => setBaseline(null), []);
  useDataReplaced(forget);
  useEffect(() => {
    let latest: FirstAchievements | null = null;
    const follow = (): void => {
      const first = firstAchievements.current;
      if (first?.userId !== userId || first === latest) return;
      latest = first;
      void readBaseline(first).then(setBaseline);
    };
    follow();
    return client.getMutationCache().subscribe(follow);
  }, [client, userId, firstAchievements]);
  return baseline;
}

/**
 * The next badge or challenge that the current user has earned by a write, and what closes it.
 * Nothing is read before the first write; what the user had then is not announced (PROF-09, PROF-12).
 */
export function useNewAchievements(userId: string, firstAchievements: RefObject<FirstAchievements | null>) {
  const baseline = useBaseline(userId, firstAchievements);
  const stats = useQueryClient().getQueryData(userStatsQuery(userId).queryKey);
  // Only points bring achievements, so nothing is read after a write that earned none.
  const reads = { enabled: baseline !== null && baseline.stats !== stats, retryOnMount: false };
  const { data: badges } = useQuery({ ...badgesQuery(userId), ...reads });
  const { data: challenges } = useQuery({ ...challengesQuery(userId), ...reads });
  const [closed, setClosed] = useState<ReadonlySet<string>>(new Set());
  const earned =
    baseline && badges && challenges
      ? unknownAchievements(achievementsOf(badges, challenges), baseline.keys, closed)
      : [];
  const close = useCallback((key: string) => setClosed((keys) => new Set([...keys, key])), []);
  return { achievement: earned[0], close };
}
