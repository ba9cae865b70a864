import type { ServerMessage } from '../../contract/schemas/socketMessages.ts';

/** Maximum number of items counted: one page. */
const KEPT = 20;
const NONE: readonly string[] = [];
let waiting = NONE;
const listeners = new Set<() => void>();

function publish(ids: readonly string[]): void {
  waiting = ids;
  for (const listener of listeners) listener();
}

/** Ids of new posts and questions by others that live messages have announced, as a store. */
export const waitingNews = {
  get: (): readonly string[] => waiting,
  getServerSnapshot: (): readonly string[] => NONE,
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  receive(message: ServerMessage, currentUserId: string | null): void {
    if (message.type !== 'new_post' && message.type !== 'new_question') return;
    const id = message.type === 'new_post' ? message.postId : message.questionId;
    const isKnown = id === undefined || waiting.includes(id);
    if (isKnown || (message.userId && message.userId === currentUserId)) return;
    publish([...waiting, id].slice(-KEPT));
  },
  /** Removes the ids that the feed shows. */
  drop(shown: ReadonlySet<string>): void {
    if (waiting.some((id) => shown.has(id))) publish(waiting.filter((id) => !shown.has(id)));
  },
  clear: (): void => publish(NONE),
};
