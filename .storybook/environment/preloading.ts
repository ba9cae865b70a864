import { PRELOAD_ENTRIES } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';

/** Time for the first story or page to open, ms. */
const OPENING = 5000;

/** Loads no neighbors in the sidebar while the first story opens: beside the wall they are large pages. */
export function preloadLater(): void {
  const channel = addons.getChannel();
  const listeners = channel.listeners(PRELOAD_ENTRIES) ?? [];
  channel.removeAllListeners(PRELOAD_ENTRIES);
  setTimeout(() => {
    for (const listener of listeners) channel.on(PRELOAD_ENTRIES, listener);
  }, OPENING);
}
