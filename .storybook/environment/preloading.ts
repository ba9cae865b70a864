import { PRELOAD_ENTRIES } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';

/** Time in ms for the first story or page to open. */
const OPENING = 5000;

/**
 * Delays Storybook's preloading of sidebar neighbors until the first story is open: the wall's neighbors are
 * large pages.
 */
export function preloadLater(): void {
  const channel = addons.getChannel();
  const listeners = channel.listeners(PRELOAD_ENTRIES) ?? [];
  channel.removeAllListeners(PRELOAD_ENTRIES);
  setTimeout(() => {
    for (const listener of listeners) channel.on(PRELOAD_ENTRIES, listener);
  }, OPENING);
}
