import { action } from 'storybook/actions';
import { leaveScreen } from '../../src/shared/leaveScreen.ts';
import { followModalHistory } from '../../src/ui/modalHistory.ts';

const logNavigation = action('navigation');

let isBlocking = false;

/**
 * Sign-in and sign-out navigate to pages of the mock server, which Storybook does not have: these navigations
 * are cancelled and logged in the actions panel, if the browser has the Navigation API. This lasts as long as
 * the page, because a redirect may come after its story has ended.
 */
export function blockServerPages(): void {
  if (isBlocking || !('navigation' in globalThis)) return;
  isBlocking = true;
  globalThis.navigation.addEventListener('navigate', (event) => {
    const { pathname } = new URL(event.destination.url);
    if (!/\/api\//.test(pathname) || !event.cancelable) return;
    event.preventDefault();
    logNavigation(pathname);
  });
  // The page is never left, so going back to the screen's own history entry would only close a dialog of the next story.
  followModalHistory();
  leaveScreen.now = (next) => next();
}
