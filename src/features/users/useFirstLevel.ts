import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useCurrentUser } from '../session/queries.ts';
import type { HighestLevel } from './compareLevels.ts';
import { userStatsQuery } from './queries.ts';

/**
 * The current user's level as first read: the component that announces a new level (PTS-09) is loaded later.
 */
export function useFirstLevel(): HighestLevel | null {
  const id = useCurrentUser()?.id ?? '';
  const { data } = useQuery({ ...userStatsQuery(id), enabled: id !== '' });
  const [first, setFirst] = useState<HighestLevel | null>(null);
  if (data && first?.userId !== id) setFirst({ userId: id, level: data.level });
  return first;
}
