import { createElement, use } from 'react';
import { Route, Routes } from 'react-router-dom';
import { routeNames, routePatterns } from '../routes.ts';
import { Layout } from '../layout/Layout.tsx';
import { type Load, loadScreen, screens } from './screens.ts';

/** The route table inside the layout, for any router (APP-01 to APP-18). */
export function AppRoutes() {
  return (
    <Routes>
      <Route element={<Layout />}>
        {routeNames.map((name) => (
          <Route key={name} path={routePatterns[name]} element={<LazyScreen load={screens[name]} />} />
        ))}
      </Route>
    </Routes>
  );
}

function LazyScreen({ load }: { load: Load }) {
  return createElement(use(loadScreen(load)));
}
