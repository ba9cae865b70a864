import { type PlantedFault, faultsIn } from './backendFaults.ts';

const postUpdates = faultsIn('src/features/posts/postUpdates.ts');
const notifications = faultsIn('src/features/notifications/notifications.ts');

/** Faults in the app, which are only visible on its screens. */
export const appFaults: readonly PlantedFault[] = [
  faultsIn('src/api/useSerializedMutation.ts')(
    'a toggle is not serialised',
    'client.isMutating({ mutationKey }) === 0',
    'client.isMutating({ mutationKey }) >= 0',
  ),
  faultsIn('src/api/queryClient.ts')(
    'a stale reply comes over a newer one',
    'client.invalidateQueries({ queryKey })',
    'client.invalidateQueries({ queryKey }, { cancelRefetch: false })',
  ),
  faultsIn('src/features/posts/mutations.ts')(
    'points are not read again after a like',
    "'Failed to like post. Please try again.', invalidates: scoreEndpoints",
    "'Failed to like post. Please try again.', invalidates: []",
  ),
  postUpdates('a like counts twice on screen', '(on ? 1 : -1)', '(on ? 2 : -2)'),
  postUpdates('a new comment is not counted', '_count.comments + 1', '_count.comments + 0'),
  faultsIn('src/storage/DraftConnection.ts')(
    'a draft is lost',
    'if (this.#typedHere || !isOfOtherTab) localStore',
    'if (!this.#typedHere && !isOfOtherTab) localStore',
  ),
  faultsIn('src/storage/drafts.ts')(
    'a draft is shown to whoever signs in next',
    'personKey(STORAGE_KEYS.draft, userId)}/',
    'personKey(STORAGE_KEYS.draft, userId && null)}/',
  ),
  notifications('the greeting is counted on the bell', 'read: isGreeting(message)', 'read: false'),
  notifications('one vote rings twice', 'isRepeatedVote(received) || (', '('),
  faultsIn('src/features/feed/feedItems.ts')(
    'paging skips a post',
    'pages.reduce((sum, page) => sum + page.data.length, 0)',
    'pages.reduce((sum, page) => sum + page.data.length, 1)',
  ),
  faultsIn('src/ui/useLazyView.ts')(
    'a listener is leaked',
    "globalThis.removeEventListener('afterprint', end)",
    "globalThis.removeEventListener('afterprint', begin)",
  ),
];
