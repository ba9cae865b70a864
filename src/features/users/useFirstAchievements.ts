import { useQueryClient } from '@tanstack/react-query';
import { type RefObject, useCallback, useEffect, useRef } from 'react';
import { call } from '../../api/client.ts';
import { endpoints } from '../../contract/endpoints.ts';
import type { Badge, Challenge } from '../../contract/schemas/users.ts';
import { useCurrentUser } from '../session/queries.ts';
import { userStatsQuery } from './queries.ts';
import { useDataReplaced } from './useDataReplaced.ts';

const { users } = endpoints;

/** What the current user had when the first write that may earn points began. */
export interface FirstAchievements {
  userId: string;
  /** The stats as read, if they were. */
  stats: unknown;
  /** The replies with badges and challenges. */
  replies: Promise<readonly [readonly Badge[], readonly Challenge[]]>;
}

/**
 * Reads what the current user has before the request of the first write is sent; null until then. The component that
 * announces what is earned (PROF-09, PROF-12) is loaded later. Not through the query cache, which cancels reads that
 * are pending when a write succeeds.
 */
export function useFirstAchievements(): RefObject<FirstAchievements | null> {
  const client = useQueryClient();
  const id = useCurrentUser()?.id;
  const firstAchievements = useRef<FirstAchievements>(null);
  const forget = useCallback(() => {
    firstAchievements.current = null;
  }, []);
  useDataReplaced(forget);
  useEffect(() => {
    firstAchievements.current = null;
    if (id === undefined) return undefined;
    const input = { params: { id } };
    return client.getMutationCache().subscribe(({ type, mutation }) => {
      const earns = type === 'added' && mutation.meta?.invalidates.includes(users.stats);
      if (!earns || firstAchievements.current) return;
      const replies = Promise.all([call(users.badges, input), call(users.challenges, input)]);
      const stats = client.getQueryData(userStatsQuery(id).queryKey);
      firstAchievements.current = { userId: id, stats, replies };
      // The next write tries again.
      replies.catch(() => (firstAchievements.current = null));
    });
  }, [client, id]);
  return firstAchievements;
}
