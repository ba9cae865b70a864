import { useEffect, useState } from 'react';
import { RouterProvider, createBrowserRouter } from 'react-router-dom';
import { whenIdle } from '../features/frame/whenIdle.ts';
import { BASE } from '../paths.ts';
import { Providers } from './Providers.tsx';
import { prefetchScreens, routes } from './routes.ts';

/** The app in a browser: its addresses live under the base that the bundle was built for (APP-22). */
export function App() {
  const [router] = useState(() => createBrowserRouter(routes, { basename: BASE }));
  useEffect(() => whenIdle(() => void prefetchScreens()), []);
  return (
    <Providers>
      <RouterProvider router={router} />
    </Providers>
  );
}
