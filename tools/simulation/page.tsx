import { startApp } from '../../src/app/startApp.tsx';
import { expectGuestSession } from '../../src/features/session/useIsGuest.ts';

/** Starts the app like src/main.tsx, with a server in place of the in-page mock backend. */
expectGuestSession(null);
const root = document.getElementById('root');
if (root) void startApp(root);
