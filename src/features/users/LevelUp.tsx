import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { modals } from '../../ui/openModals.ts';
import { useCurrentUser } from '../session/queries.ts';
import { LevelUpMoment } from './LevelUpMoment.tsx';
import { type HighestLevel, levelRise } from './levelRise.ts';
import { userStatsQuery } from './queries.ts';

const noDialog = (): undefined => undefined;

/** Watches the viewer's level and shows the new stone when it rises (PTS-09, PTS-12). */
export function LevelUp() {
  const id = useCurrentUser()?.id ?? '';
  const { data } = useQuery({
    ...userStatsQuery(id),
    enabled: id !== '',
  });
  const height = useRef<HighestLevel>(null);
  const [reached, setReached] = useState<number | null>(null);
  const dialog = useSyncExternalStore(modals.subscribe, modals.top, noDialog);
  useEffect(() => {
    if (!data) return;
    const rise = levelRise(height.current, { userId: id, level: data.level });
    height.current = rise.height;
    if (rise.reached !== null) setReached(rise.reached);
  }, [data, id]);
  // Behind an open dialog it could be neither seen nor heard: it waits.
  return <LevelUpMoment level={dialog ? null : reached} onClose={() => setReached(null)} />;
}
