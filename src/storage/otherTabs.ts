import { storagePrefix } from './keys.ts';

/** The same app in the other tabs of this browser. */
export interface OtherTabs {
  /** Sends to all of them. */
  post(message: unknown): void;
  close(): void;
}

/** Null where the browser has no channel between tabs. */
export function openOtherTabs(onMessage: (message: unknown) => void): OtherTabs | null {
  if (typeof BroadcastChannel === 'undefined') return null;
  const channel = new BroadcastChannel(`${storagePrefix()}writes`);
  channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => onMessage(data));
  return {
    post: channel.postMessage.bind(channel),
    close: () => channel.close(),
  };
}
