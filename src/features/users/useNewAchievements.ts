import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { call } from '../../api/client.ts';
import { endpoints } from '../../contract/endpoints.ts';
import type { UserStats } from '../../contract/schemas/users.ts';
import { achievementsOf, unknownAchievements } from './newAchievements.ts';
import { badgesQuery, challengesQuery } from './queries.ts';

const { users } = endpoints;

/** What a user had before the first write. */
interface Baseline {
  stats: UserStats | undefined;
  keys: Set<string>;
}

/**
 * Reads what the user has. Not through the query cache, which cancels reads that are pending when a write
 * succeeds.
 */
async function readKeys(id: string): Promise<Set<string> | null> {
  const input = { params: { id } };
  try {
    const replies = await Promise.all([call(users.badges, input), call(users.challenges, input)]);
    return new Set(achievementsOf(...replies).map(({ key }) => key));
  } catch {
    return null;
  }
}

/** Calls `onWrite` when a write that may earn points begins, before its request is sent. */
const watchWrites = (client: QueryClient, onWrite: () => void): (() => void) =>
  client.getMutationCache().subscribe(({ type, mutation }) => {
    if (type === 'added' && mutation.meta?.invalidates.includes(users.stats)) onWrite();
  });

/** Reads the user's achievements when the first write begins; null until then. */
function useBaseline(userId: string, stats: UserStats | undefined): Baseline | null {
  const client = useQueryClient();
  const [baseline, setBaseline] = useState<Baseline | null>(null);
  const current = useRef(stats);
  useEffect(() => {
    current.current = stats;
  }, [stats]);
  useEffect(() => {
    let reading = userId === '';
    let left = false;
    const read = async (before: UserStats | undefined): Promise<void> => {
      const keys = await readKeys(userId);
      if (left) return;
      reading = keys !== null;
      setBaseline(keys && { stats: before, keys });
    };
    const unwatch = watchWrites(client, () => {
      if (reading) return;
      reading = true;
      void read(current.current);
    });
    return () => {
      left = true;
      unwatch();
      setBaseline(null);
    };
  }, [client, userId]);
  return baseline;
}

/**
 * The next badge or challenge that the current user has earned by a write, and what marks it as shown.
 * Nothing is read before the first write; what the user had then is not announced (PROF-09, PROF-12).
 */
export function useNewAchievements(userId: string, stats: UserStats | undefined) {
  const baseline = useBaseline(userId, stats);
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
