import { createAppQueryClient } from '../../src/app/createAppQueryClient.ts';
import { shortcuts } from '../../src/layout/shortcutKeys.ts';
import { setStorageScope } from '../../src/storage/keys.ts';
import { localStore, sessionStore } from '../../src/storage/webStorage.ts';
import { notifications } from '../../src/features/notifications/notifications.ts';
import { clearToasts } from '../../src/ui/toast.ts';
import { type StoryParameters, readStoryParameters } from './storyParameters.ts';

async function createEnvironment(storyId: string, state: StoryParameters) {
  // Imported only by stories that need it, so that docs pages and the wall open faster.
  const { createStoryBackend } = await import('./storyBackend.ts');
  return { storyId, state, backend: await createStoryBackend(state), client: createAppQueryClient() };
}
type StoryEnvironment = Awaited<ReturnType<typeof createEnvironment>>;

// Keeps stories from changing the drafts and theme of a demo on the same origin.
setStorageScope('waystone-stories');

let current: StoryEnvironment | null = null;

/** The environment of the current story; null for a story without a backend. */
export const currentEnvironment = (): StoryEnvironment | null => current;

/** The backend of the current story, for plays. Throws an error if the story has none. */
export function backend(): StoryEnvironment['backend'] {
  if (!current) throw new Error('This story has no backend: give it a scenario, a person or a route');
  return current.backend;
}

/** Resets the app's stores after the previous story. */
function resetStores(): void {
  clearToasts();
  notifications.clear();
  localStore.clear();
  sessionStore.clear();
  shortcuts.showHelp(false);
  globalThis.scrollTo(0, 0);
}

async function tearDown(environment: StoryEnvironment): Promise<void> {
  if (current === environment) current = null;
  // A write still pending would otherwise report its failure in a later story.
  environment.client.getMutationCache().config = {};
  await environment.client.cancelQueries();
  environment.client.clear();
  await environment.backend.close();
}

/**
 * Sets up a story before it is rendered, and returns a cleanup function. Does nothing if the same story is
 * re-rendered with the same parameters.
 */
export async function setUpStory(story: {
  id: string;
  parameters: object;
  globals: object;
  args: object;
}): Promise<(() => Promise<void>) | undefined> {
  const state = readStoryParameters(story);
  if (current?.storyId === story.id && JSON.stringify(current.state) === JSON.stringify(state))
    return undefined;
  if (current) await tearDown(current);
  resetStores();
  if (!state) return undefined;
  const environment = await createEnvironment(story.id, state);
  current = environment;
  return () => tearDown(environment);
}
