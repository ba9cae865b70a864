import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { endpointKey } from '../../api/endpointQuery.ts';
import { whenAnswered } from '../../api/whenAnswered.ts';
import { openOtherTabs } from '../../storage/otherTabs.ts';
import { currentUserQuery } from '../session/queries.ts';

/**
 * Broadcasts each successful write to the user's other tabs, so that they do not offer an action already
 * done: a second press on Like would undo the first. Returns a cleanup function.
 */
export function shareWrites(client: QueryClient): () => void {
  // Its parser is large, so it loads after the first calls; messages wait for it. If it does not load, this tab sees
  // changes on its next read.
  const loading = whenAnswered()
    .then(() => import('./applySharedWrite.ts'))
    .catch(() => null);
  const others = openOtherTabs(
    (message) => void loading.then((loaded) => loaded?.applySharedWrite(client, message)),
  );
  const unsubscribe = client.getMutationCache().subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'success') return;
    const { options, meta, state } = event.mutation;
    const userId = client.getQueryData(currentUserQuery.queryKey)?.id;
    if (userId === undefined || !options.mutationKey) return;
    const stale = meta?.invalidates.map((endpoint) => endpointKey(endpoint)) ?? [];
    others?.post({ userId, key: options.mutationKey, data: state.data, stale });
  });
  return () => {
    unsubscribe();
    others?.close();
  };
}

/** Keeps the user's tabs in sync. */
export function useSharedWrites(): void {
  const client = useQueryClient();
  useEffect(() => shareWrites(client), [client]);
}
