import { createElement, use, useEffect } from 'react';
import { Route, Routes } from 'react-router-dom';
import { routeNames, routePatterns } from '../routes.ts';
import { Layout } from '../layout/Layout.tsx';
import { type ScreenLoader, loadScreen, screens } from './screens.ts';

interface Props {
  /** Called when the first screen is rendered and hydrated. */
  onScreen?: (() => void) | undefined;
}

/** The route table inside the layout, for any router (APP-01 to APP-18). */
export function AppRoutes({ onScreen }: Props) {
  return (
    <Routes>
      <Route element={<Layout />}>
        {routeNames.map((name) => (
          <Route
            key={name}
            path={routePatterns[name]}
            element={<LazyScreen load={screens[name]} onScreen={onScreen} />}
          />
        ))}
      </Route>
    </Routes>
  );
}

function LazyScreen({ load, onScreen }: Props & { load: ScreenLoader }) {
  useEffect(() => onScreen?.(), [onScreen]);
  return createElement(use(loadScreen(load)));
}
