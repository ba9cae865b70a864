import type { QueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { whenIdle } from '../ui/whenIdle.ts';
import { AppRouter } from './AppRouter.tsx';
import { AppRoutes } from './AppRoutes.tsx';
import { Providers } from './Providers.tsx';
import { prefetchOnIntent } from './prefetchOnIntent.ts';
import { prefetchScreens } from './screens.ts';

interface Props {
  /** Creates its own by default. */
  client?: QueryClient;
  /** Called when the first screen is rendered and hydrated. */
  onScreen?: () => void;
}

/** Whether the user has turned on data saving; some browsers do not report it. */
const savesData = (): boolean => navigator.connection?.saveData ?? false;

/** Loads what every screen needs, then caches it for offline visits. */
async function prepareForOffline(): Promise<void> {
  await prefetchScreens();
  if (!import.meta.env.PROD) return;
  // If the page is left in the meantime, the import fails.
  const loaded = await import('./offline/registerWorker.ts').catch(() => null);
  await loaded?.registerWorker();
}

/** The app in a browser. */
export function App({ client, onScreen }: Props) {
  useEffect(() => (savesData() ? undefined : whenIdle(() => void prepareForOffline())), []);
  useEffect(prefetchOnIntent, []);
  return (
    <Providers {...(client ? { client } : {})}>
      <AppRouter>
        <AppRoutes onScreen={onScreen} />
      </AppRouter>
    </Providers>
  );
}
