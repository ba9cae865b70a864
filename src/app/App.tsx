import { useEffect } from 'react';
import { BrowserRouter } from 'react-router-dom';
import { whenIdle } from '../ui/whenIdle.ts';
import { BASE } from '../routes.ts';
import { AppRoutes } from './AppRoutes.tsx';
import { Providers } from './Providers.tsx';
import { prefetchScreens } from './screens.ts';

/** The app in a browser, with its router under the base path of the build (APP-22). */
export function App() {
  useEffect(() => whenIdle(() => void prefetchScreens()), []);
  return (
    <Providers>
      <BrowserRouter basename={BASE}>
        <AppRoutes />
      </BrowserRouter>
    </Providers>
  );
}
