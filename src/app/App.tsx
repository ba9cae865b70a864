import type { QueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { BrowserRouter } from 'react-router-dom';
import { whenIdle } from '../ui/whenIdle.ts';
import { BASE } from '../routes.ts';
import { AppRoutes } from './AppRoutes.tsx';
import { Providers } from './Providers.tsx';
import { prefetchOnIntent } from './prefetchOnIntent.ts';
import { prefetchScreens } from './screens.ts';

interface Props {
  /** Its own by default. */
  client?: QueryClient;
  /** Called when the first screen is rendered and hydrated. */
  onScreen?: () => void;
}

/** Whether the person has asked the browser to save data; some browsers cannot tell. */
const savesData = (): boolean => navigator.connection?.saveData ?? false;

/** Loads what every screen needs, then keeps it for visits without a network. */
async function prepareForOffline(): Promise<void> {
  await prefetchScreens();
  if (!import.meta.env.PROD) return;
  // A page that is left meanwhile does not load it any more.
  const loaded = await import('./offline/registerWorker.ts').catch(() => null);
  await loaded?.registerWorker();
}

/** The app in a browser, with its router under the base path of the build (APP-22). */
export function App({ client, onScreen }: Props) {
  useEffect(() => (savesData() ? undefined : whenIdle(() => void prepareForOffline())), []);
  useEffect(prefetchOnIntent, []);
  return (
    <Providers {...(client ? { client } : {})}>
      <BrowserRouter basename={BASE}>
        <AppRoutes onScreen={onScreen} />
      </BrowserRouter>
    </Providers>
  );
}
