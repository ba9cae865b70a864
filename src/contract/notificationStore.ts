import type { ServerMessage } from './schemas/socketMessages.ts';

/** The notifications of one user, which only the app reads. */
export interface NotificationSnapshot {
  items: readonly { type: string }[];
  unseenCount: number;
  receivedKeys: readonly string[];
}

/** The app's notifications, which the demo desk moves between two phones; see `windowEvents.notifications`. */
export interface NotificationStore {
  subscribe(listener: () => void): () => void;
  receive(message: ServerMessage, currentUserId: string | null): void;
  snapshot(): NotificationSnapshot;
  restore(saved: NotificationSnapshot): void;
}
