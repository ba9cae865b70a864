import { useQuery } from '@tanstack/react-query';
import { type RefObject, useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { modals } from '../../ui/openModals.ts';
import { useCurrentUser } from '../session/queries.ts';
import { LevelUpMoment } from './LevelUpMoment.tsx';
import { NewAchievement } from './NewAchievement.tsx';
import { type HighestLevel, compareLevels } from './compareLevels.ts';
import { userStatsQuery } from './queries.ts';
import type { FirstAchievements } from './useFirstAchievements.ts';

const noDialog = (): undefined => undefined;

interface Props {
  /** The level as first read, and again after all data was replaced; null until it is read. */
  started: HighestLevel | null;
  /** What the user had before the first write. */
  firstAchievements: RefObject<FirstAchievements | null>;
}

/**
 * Shows a message when the current user's level rises above `started` (PTS-09, PTS-12), and what else was
 * earned.
 */
export function LevelUp({ started, firstAchievements }: Props) {
  const id = useCurrentUser()?.id ?? '';
  const { data } = useQuery({
    ...userStatsQuery(id),
    enabled: id !== '',
    // This component mounts later than the screen, which has its own retry button.
    retryOnMount: false,
  });
  const highest = useRef(started);
  const [reached, setReached] = useState<{ level: number; points: number } | null>(null);
  const dialog = useSyncExternalStore(modals.subscribe, modals.top, noDialog);
  useEffect(() => {
    highest.current = started;
  }, [started]);
  useEffect(() => {
    if (!data || !started) return;
    const rise = compareLevels(highest.current, { userId: id, level: data.level });
    highest.current = rise.highest;
    if (rise.reached !== null) setReached({ level: rise.reached, points: data.totalPoints });
  }, [data, id, started]);
  const close = useCallback(() => setReached(null), []);
  // Waits while a dialog is open, since it would be inert behind it.
  return (
    <>
      <LevelUpMoment
        level={dialog || !reached ? null : reached.level}
        points={reached?.points}
        onClose={close}
      />
      <NewAchievement
        key={id}
        userId={id}
        firstAchievements={firstAchievements}
        covered={Boolean(dialog ?? reached)}
      />
    </>
  );
}
