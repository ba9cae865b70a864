import { startApp } from '../../src/app/startApp.tsx';
import { expectGuestSession } from '../../src/features/session/useIsGuest.ts';

/** As src/main.tsx starts it, with a server in place of the mock backend in the page. */
expectGuestSession(null);
const root = document.getElementById('root');
if (root) void startApp(root);
