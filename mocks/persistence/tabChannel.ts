import type { ServerMessage } from '../../src/contract/schemas/socketMessages.ts';
import type { Audience } from '../live/audience.ts';
import type { RowChange } from '../db/rows.ts';
import type { Action } from '../world/ActionLog.ts';

/** Messages between the tabs of one browser. */
export type TabMessage =
  | { kind: 'row'; change: RowChange; touched: boolean }
  | { kind: 'action'; action: Action }
  | { kind: 'live'; message: ServerMessage; audience: Audience }
  /** The dataset was replaced: tabs that still hold the old one reload. */
  | { kind: 'replaced' };

export interface TabChannel<Message = TabMessage> {
  /** Sends to the other tabs. */
  post(message: Message): void;
  subscribe(listener: (message: Message) => void): void;
  close(): void;
}

/** No-op channel for a database that is not shared with other tabs. */
export const noTabChannel: TabChannel<never> = {
  post: () => undefined,
  subscribe: () => undefined,
  close: () => undefined,
};

/** A channel between tabs running the same version; a no-op without BroadcastChannel. */
export function openTabChannel<Message = TabMessage>(name: string): TabChannel<Message> {
  if (typeof BroadcastChannel === 'undefined') return noTabChannel;
  const channel = new BroadcastChannel(name);
  return {
    post: channel.postMessage.bind(channel),
    subscribe: (listener) =>
      channel.addEventListener('message', (event: MessageEvent<Message>) => listener(event.data)),
    close: () => channel.close(),
  };
}
