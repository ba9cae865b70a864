import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type RefObject, useCallback, useEffect, useState } from 'react';
import { achievementsOf, unknownAchievements } from './newAchievements.ts';
import { badgesQuery, challengesQuery, userStatsQuery } from './queries.ts';
import type { FirstWrite } from './useFirstWrite.ts';

/** What a user had before the first write. */
interface Baseline {
  stats: unknown;
  keys: ReadonlySet<string>;
}

async function readBaseline({ stats, achievements }: FirstWrite): Promise<Baseline | null> {
  const replies = await achievements.catch(() => null);
  return replies && { stats, keys: new Set(achievementsOf(...replies).map(({ key }) => key)) };
}

/** What the user had before the first write; null until there is one. */
function useBaseline(userId: string, firstWrite: RefObject<FirstWrite | null>): Baseline | null {
  const client = useQueryClient();
  const [baseline, setBaseline] = useState<Baseline | null>(null);
  useEffect(() => {
    let from: FirstWrite | null = null;
    const follow = (): void => {
      const write = firstWrite.current;
      if (write?.userId !== userId || write === from) return;
      from = write;
      void readBaseline(write).then((read) => from === write && setBaseline(read));
    };
    follow();
    const stop = client.getMutationCache().subscribe(follow);
    return () => {
      stop();
      from = null;
      setBaseline(null);
    };
  }, [client, userId, firstWrite]);
  return baseline;
}

/**
 * The next badge or challenge that the current user has earned by a write, and what marks it as shown.
 * Nothing is read before the first write; what the user had then is not announced (PROF-09, PROF-12).
 */
export function useNewAchievements(userId: string, firstWrite: RefObject<FirstWrite | null>) {
  const baseline = useBaseline(userId, firstWrite);
  const stats = useQueryClient().getQueryData(userStatsQuery(userId).queryKey);
  // Only points bring achievements, so nothing is read after a write that earned none.
  const reads = { enabled: baseline !== null && baseline.stats !== stats, retryOnMount: false };
  const { data: badges } = useQuery({ ...badgesQuery(userId), ...reads });
  const { data: challenges } = useQuery({ ...challengesQuery(userId), ...reads });
  const [shown, setShown] = useState<ReadonlySet<string>>(new Set());
  const earned =
    baseline && badges && challenges
      ? unknownAchievements(achievementsOf(badges, challenges), baseline.keys, shown)
      : [];
  const close = useCallback((key: string) => setShown((keys) => new Set([...keys, key])), []);
  return { achievement: earned[0], close };
}
