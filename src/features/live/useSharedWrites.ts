import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { whenAnswered } from '../../api/whenAnswered.ts';

/** Keeps the user's tabs in sync; its code is loaded once the first calls are answered. */
export function useSharedWrites(): void {
  const client = useQueryClient();
  useEffect(() => {
    let stop: (() => void) | undefined;
    let ended = false;
    const start = async (): Promise<void> => {
      await whenAnswered();
      const { shareWrites } = await import('./shareWrites.ts');
      if (!ended) stop = shareWrites(client);
    };
    // If the import fails, this tab sees changes on its next read.
    start().catch(() => undefined);
    return () => {
      ended = true;
      stop?.();
    };
  }, [client]);
}
