import type { ServerMessage } from '../../src/contract/live.ts';
import type { Audience } from '../live/audience.ts';
import type { Operation } from '../db/rows.ts';

/** What the tabs of one browser tell each other. */
export type TabMessage =
  | { kind: 'row'; change: Operation; touched: boolean }
  | { kind: 'live'; message: ServerMessage; audience: Audience }
  /** Somebody has begun a new world: whoever holds the old one reloads. */
  | { kind: 'new-world' };

export interface Tabs {
  tell(message: TabMessage): void;
  hear(listener: (message: TabMessage) => void): void;
  close(): void;
}

/** Nobody else shares these rows. */
export const noTabs: Tabs = { tell: () => undefined, hear: () => undefined, close: () => undefined };

/** A line to the other tabs that run the same version; silent where the browser has no BroadcastChannel. */
export function openTabs(name: string): Tabs {
  const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(name);
  const tell = channel ? channel.postMessage.bind(channel) : () => undefined;
  return {
    tell,
    hear: (listener) =>
      channel?.addEventListener('message', (event: MessageEvent<TabMessage>) => listener(event.data)),
    close: () => channel?.close(),
  };
}
