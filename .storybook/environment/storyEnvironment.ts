import { createAppQueryClient } from '../../src/app/createAppQueryClient.ts';
import { shortcuts } from '../../src/layout/shortcutKeys.ts';
import { setStorageScope } from '../../src/storage/keys.ts';
import { localStore, sessionStore } from '../../src/storage/webStorage.ts';
import { notifications } from '../../src/features/notifications/notifications.ts';
import { clearToasts } from '../../src/ui/toast.ts';
import { openBackend } from './storyBackend.ts';
import { type StoryState, stateOf } from './storyParameters.ts';

async function set(storyId: string, state: StoryState) {
  return { storyId, state, backend: await openBackend(state), client: createAppQueryClient() };
}
export type Stage = Awaited<ReturnType<typeof set>>;

// A demo at the same origin keeps its drafts and its theme.
setStorageScope('waystone-stories');

let current: Stage | null = null;

/** What the story on screen stands on; null for a part that asks for nothing. */
export const currentStage = (): Stage | null => current;

/** The backend of the story on screen, for plays. Throws where there is none. */
export function backend(): Stage['backend'] {
  if (!current) throw new Error('This story has no backend: give it a scenario, a person or a route');
  return current.backend;
}

/** Nothing of one story is there for the next. */
function sweep(): void {
  clearToasts();
  notifications.clear();
  localStore.clear();
  sessionStore.clear();
  shortcuts.showHelp(false);
  globalThis.scrollTo(0, 0);
}

async function strike(stage: Stage): Promise<void> {
  if (current === stage) current = null;
  await stage.client.cancelQueries();
  stage.client.clear();
  await stage.backend.close();
}

/** Sets a story's stage before it is shown; answers how to strike it. Set again only where the state differs. */
export async function setStage(story: {
  id: string;
  parameters: object;
  globals: object;
}): Promise<(() => Promise<void>) | undefined> {
  const state = stateOf(story);
  if (current?.storyId === story.id && JSON.stringify(current.state) === JSON.stringify(state))
    return undefined;
  if (current) await strike(current);
  sweep();
  if (!state) return undefined;
  const stage = await set(story.id, state);
  current = stage;
  return () => strike(stage);
}
