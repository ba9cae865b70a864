import { type ReactNode, useLayoutEffect, useState, useTransition } from 'react';
import { Router, UNSAFE_createBrowserHistory as createBrowserHistory } from 'react-router-dom';
import { BASE } from '../routes.ts';
import { ScreenLoading } from '../layout/screenLoading.ts';
import { followModalHistory } from '../ui/modalHistory.ts';
import { isScreenLoaded, screenAt } from './screens.ts';

/**
 * The router under the base path of the build (APP-22). Like `BrowserRouter`, it keeps the previous screen until the
 * code of the next one is loaded. A loaded screen is rendered at once: in the time slices of a transition, its new
 * styles would make the browser style the whole page again after each slice.
 */
export function AppRouter({ children }: { children: ReactNode }) {
  const [history] = useState(() => {
    // Pages that were opened by URL would share the key 'default', and with it their scroll position, and the index 0.
    const idx = performance.timeOrigin;
    globalThis.history.replaceState({ idx, key: String(idx), ...globalThis.history.state }, '');
    return createBrowserHistory({ v5Compat: true });
  });
  const [isLoading, startLoading] = useTransition();
  const [{ action, location }, setState] = useState({ action: history.action, location: history.location });
  useLayoutEffect(() => {
    followModalHistory();
    return history.listen((next) => {
      if (isScreenLoaded(screenAt(next.location.pathname))) setState(next);
      else startLoading(() => setState(next));
    });
  }, [history]);
  return (
    <Router
      basename={BASE}
      location={location}
      navigationType={action}
      navigator={history}
      useTransitions={false}
    >
      <ScreenLoading value={isLoading}>{children}</ScreenLoading>
    </Router>
  );
}
