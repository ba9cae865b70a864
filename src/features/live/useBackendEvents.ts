import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { socket } from '../../api/socket.ts';
import { type Changed, windowEvents } from '../../shared/windowEvents.ts';
import { toast } from '../../ui/toast.ts';
import { clearDrafts } from '../../storage/drafts.ts';
import { currentUserQuery } from '../session/queries.ts';

const ANEW: Changed = 'world';

const isNotice = (detail: unknown): detail is { title: string; description?: string } =>
  typeof detail === 'object' && detail !== null && 'title' in detail && typeof detail.title === 'string';

/** Follows what is said on the window by whoever stands behind the calls; a live build never hears it. */
export function useBackendEvents(): void {
  const client = useQueryClient();
  useEffect(() => {
    const renew = async (): Promise<void> => {
      // What is on screen is asked for again and stays until the answer comes; the rest is forgotten.
      client.removeQueries({ type: 'inactive' });
      await client.invalidateQueries();
      socket.identify(client.getQueryData(currentUserQuery.queryKey)?.id ?? null);
    };
    const onChange = (event: Event): void => {
      if (event instanceof CustomEvent && event.detail === ANEW) clearDrafts();
      void renew();
    };
    const tell = (event: Event): void => {
      const detail: unknown = event instanceof CustomEvent ? event.detail : null;
      if (!isNotice(detail)) return;
      const { title, description } = detail;
      toast({ title, tone: 'plain', ...(description ? { description } : {}) });
    };
    globalThis.addEventListener(windowEvents.backendChanged, onChange);
    globalThis.addEventListener(windowEvents.notice, tell);
    return () => {
      globalThis.removeEventListener(windowEvents.backendChanged, onChange);
      globalThis.removeEventListener(windowEvents.notice, tell);
    };
  }, [client]);
}
