import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/App.tsx';
import { setApiReady } from './api/ready.ts';
import { expectGuestSession } from './features/session/useIsGuest.ts';
import { BASE } from './routes.ts';

const demo = import.meta.env.VITE_API !== 'live';
if (demo) {
  // Beside the app, not before it: calls wait, the first paint does not.
  setApiReady(async () => {
    const { startMockBackend } = await import('../mocks/browser.ts');
    return startMockBackend();
  });
  expectGuestSession(new URLSearchParams(globalThis.location.search).get('as'));
}

// In the demo the mock backend renders the pages that a server would answer under /api/ (AMB-32).
const servedByMocks = demo && globalThis.location.pathname.startsWith(`${BASE}api/`);
const root = document.getElementById('root');
if (root && !servedByMocks) {
  createRoot(root).render(
    <StrictMode>
      <App />
    </StrictMode>,
  );
}
