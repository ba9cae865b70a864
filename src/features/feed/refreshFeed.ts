import type { QueryClient } from '@tanstack/react-query';
import { closeToast, toast } from '../../ui/toast.ts';
import { NOTIFICATION_TOAST_ID } from '../notifications/notifications.ts';
import { resetFeed } from './queries.ts';
import { announcedPosts } from './announcedPosts.ts';

/**
 * Reloads the feed from offset 0 (FEED-22) and closes the toast that offers it; on failure shows a toast with a
 * retry action.
 */
export async function refreshFeed(client: QueryClient): Promise<void> {
  const waiting = new Set(announcedPosts.get());
  closeToast(NOTIFICATION_TOAST_ID);
  if (await resetFeed(client)) {
    announcedPosts.drop(waiting);
    return;
  }
  toast({
    title: 'Error',
    description: 'The feed could not be refreshed.',
    tone: 'destructive',
    action: { label: 'Try again', onPress: () => void refreshFeed(client) },
  });
}
