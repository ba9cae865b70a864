import type { ServerMessage } from '../../contract/schemas/socketMessages.ts';

/** Maximum number of items counted: one page. */
const MAX_COUNT = 20;
const NONE: readonly string[] = [];
let announced = NONE;
const listeners = new Set<() => void>();

function publish(ids: readonly string[]): void {
  announced = ids;
  for (const listener of listeners) listener();
}

/** Ids of new posts and questions by others that live messages have announced, as a store. */
export const announcedPosts = {
  get: (): readonly string[] => announced,
  getServerSnapshot: (): readonly string[] => NONE,
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  receive(message: ServerMessage, currentUserId: string | null): void {
    if (message.type !== 'new_post' && message.type !== 'new_question') return;
    const id = message.type === 'new_post' ? message.postId : message.questionId;
    const isKnown = id === undefined || announced.includes(id);
    if (isKnown || (message.userId && message.userId === currentUserId)) return;
    publish([...announced, id].slice(-MAX_COUNT));
  },
  /** Removes the ids that the feed shows. */
  drop(idsInFeed: ReadonlySet<string>): void {
    if (announced.some((id) => idsInFeed.has(id))) publish(announced.filter((id) => !idsInFeed.has(id)));
  },
  clear: (): void => publish(NONE),
};
