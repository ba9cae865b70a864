import { createElement, memo, use, useDeferredValue, useEffect } from 'react';
import { type Location, Route, Routes, useLocation } from 'react-router-dom';
import { routeNames, routePatterns } from '../routes.ts';
import { Layout } from '../layout/Layout.tsx';
import { routeNameOf } from '../layout/routeName.ts';
import { type ScreenLoader, loadScreen, loadedScreen, screens } from './screens.ts';

interface Props {
  /** Called when the first screen is rendered and hydrated. */
  onScreen?: (() => void) | undefined;
}

/**
 * The route table inside the layout, for any router (APP-01 to APP-18). The previous screen stays visible until the
 * code of the next one is loaded; a loaded screen is rendered at once, because in time slices its new styles would
 * make the browser style the whole page again after each slice.
 */
export function AppRoutes({ onScreen }: Props) {
  const location = useLocation();
  const deferred = useDeferredValue(location);
  const isLoaded = loadedScreen(screens[routeNameOf(location.pathname)]) !== undefined;
  return <RouteTable location={isLoaded ? location : deferred} onScreen={onScreen} />;
}

const RouteTable = memo(function RouteTable({ location, onScreen }: Props & { location: Location }) {
  return (
    <Routes location={location}>
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
});

function LazyScreen({ load, onScreen }: Props & { load: ScreenLoader }) {
  useEffect(() => onScreen?.(), [onScreen]);
  return createElement(loadedScreen(load) ?? use(loadScreen(load)));
}
