import { useQuery } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { useCurrentUser } from '../session/queries.ts';
import type { HighestLevel } from './compareLevels.ts';
import { userStatsQuery } from './queries.ts';
import { useBackendReplaced } from './useBackendReplaced.ts';

/**
 * The current user's level as first read, and again after all data was replaced; null until it is read. The
 * component that announces a new level (PTS-09) is loaded later.
 */
export function useFirstLevel(): HighestLevel | null {
  const id = useCurrentUser()?.id ?? '';
  const { data, dataUpdatedAt } = useQuery({ ...userStatsQuery(id), enabled: id !== '' });
  const [first, setFirst] = useState<HighestLevel | null>(null);
  const [outdated, setOutdated] = useState(0);
  const forget = useCallback(() => {
    setFirst(null);
    setOutdated(dataUpdatedAt);
  }, [dataUpdatedAt]);
  useBackendReplaced(forget);
  if (data && dataUpdatedAt !== outdated && first?.userId !== id) setFirst({ userId: id, level: data.level });
  return first;
}
