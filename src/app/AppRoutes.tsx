import { createElement, use } from 'react';
import { Route, Routes } from 'react-router-dom';
import { patterns } from '../paths.ts';
import { Frame } from './Frame.tsx';
import { type Load, fetchScreen, screens } from './screens.ts';

/** The route table of spec 2 inside the frame, for whatever router is around it (APP-01 to APP-18). */
export function AppRoutes() {
  return (
    <Routes>
      <Route element={<Frame />}>
        {screens.map(([name, load]) => (
          <Route key={name} path={patterns[name]} element={<LazyScreen load={load} />} />
        ))}
      </Route>
    </Routes>
  );
}

function LazyScreen({ load }: { load: Load }) {
  return createElement(use(fetchScreen(load)));
}
