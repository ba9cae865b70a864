import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { apiReady } from '../../api/ready.ts';

/** Keeps the tabs of one person alike; its code is loaded once the first reads may go out. */
export function useSharedWrites(): void {
  const client = useQueryClient();
  useEffect(() => {
    let stop: (() => void) | undefined;
    let ended = false;
    const start = async (): Promise<void> => {
      await apiReady();
      const { shareWrites } = await import('./shareWrites.ts');
      if (!ended) stop = shareWrites(client);
    };
    // Where it does not load, this tab hears of changes at its next read.
    start().catch(() => undefined);
    return () => {
      ended = true;
      stop?.();
    };
  }, [client]);
}
