import type { QueryClient } from '@tanstack/react-query';
import { toast } from '../../ui/toast.ts';
import { resetFeed } from './queries.ts';
import { waitingNews } from './waitingNews.ts';

/** Reads the feed again from offset 0 (FEED-22); where that fails, says so and offers another try. */
export async function refreshFeed(client: QueryClient): Promise<void> {
  const waiting = new Set(waitingNews.get());
  if (await resetFeed(client)) {
    waitingNews.drop(waiting);
    return;
  }
  toast({
    title: 'Error',
    description: 'The feed could not be refreshed.',
    tone: 'destructive',
    action: { label: 'Try again', onPress: () => void refreshFeed(client) },
  });
}
