import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { live } from '../../api/live.ts';
import { toast } from '../../ui/toast.ts';
import { viewerQuery } from '../session/useViewer.ts';

/** Said when another person, scenario or time is behind the calls: nothing that was read still holds. */
export const BACKEND_CHANGED = 'waystone:backend-changed';
/** Said to the person, with a title and a description. */
export const NOTICE = 'waystone:notice';

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
      live.identify(client.getQueryData(viewerQuery.queryKey)?.id ?? null);
    };
    const onChange = (): void => void renew();
    const tell = (event: Event): void => {
      const detail: unknown = event instanceof CustomEvent ? event.detail : null;
      if (!isNotice(detail)) return;
      const { title, description } = detail;
      toast({ title, tone: 'plain', ...(description ? { description } : {}) });
    };
    globalThis.addEventListener(BACKEND_CHANGED, onChange);
    globalThis.addEventListener(NOTICE, tell);
    return () => {
      globalThis.removeEventListener(BACKEND_CHANGED, onChange);
      globalThis.removeEventListener(NOTICE, tell);
    };
  }, [client]);
}
