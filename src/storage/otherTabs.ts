import { storagePrefix } from './keys.ts';

/** Channel to the app's other tabs in this browser. */
interface OtherTabs {
  /** Sends a message to all other tabs. */
  post(message: unknown): void;
  close(): void;
}

/** Returns null if the browser has no BroadcastChannel. */
export function openOtherTabs(onMessage: (message: unknown) => void): OtherTabs | null {
  if (typeof BroadcastChannel === 'undefined') return null;
  const channel = new BroadcastChannel(`${storagePrefix()}writes`);
  channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => onMessage(data));
  return {
    post: channel.postMessage.bind(channel),
    close: () => channel.close(),
  };
}
