import { useQuery } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { useCurrentUser } from '../session/queries.ts';
import type { HighestLevel } from './compareLevels.ts';
import { userStatsQuery } from './queries.ts';
import { useDataReplaced } from './useDataReplaced.ts';

/**
 * The current user's level as first read, and again after all data was replaced; null until it is read. The
 * component that announces a new level (PTS-09) is loaded later.
 */
export function useFirstLevel(): HighestLevel | null {
  const id = useCurrentUser()?.id ?? '';
  const { data, dataUpdatedAt } = useQuery({ ...userStatsQuery(id), enabled: id !== '' });
  const [first, setFirst] = useState<HighestLevel | null>(null);
  /** When the replaced data was read. */
  const [replacedReadAt, setReplacedReadAt] = useState(0);
  const forget = useCallback(() => {
    setFirst(null);
    setReplacedReadAt(dataUpdatedAt);
  }, [dataUpdatedAt]);
  useDataReplaced(forget);
  if (data && dataUpdatedAt !== replacedReadAt && first?.userId !== id)
    setFirst({ userId: id, level: data.level });
  return first;
}
