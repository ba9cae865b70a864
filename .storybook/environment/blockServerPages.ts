import { action } from 'storybook/actions';

const logNavigation = action('navigation');

let isBlocking = false;

/**
 * Sign-in and sign-out load pages that the mock server sends and Storybook does not have: such a navigation is
 * cancelled and shown in the actions panel, if the browser has the Navigation API. It stays cancelled for as long as
 * the page lives, because a redirect may come after its story has ended.
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
}
