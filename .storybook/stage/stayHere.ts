import { action } from 'storybook/actions';

const told = action('leaves for');

/**
 * Sign-in and sign-out load a page of the server's, which a story does not have: the load is told in the actions
 * panel and called off, where the browser can (the Navigation API).
 */
export function stayHere(): () => void {
  if (!('navigation' in globalThis)) return () => undefined;
  const { navigation } = globalThis;
  const onNavigate = (event: NavigateEvent): void => {
    const { pathname } = new URL(event.destination.url);
    if (!/\/api\//.test(pathname) || !event.cancelable) return;
    event.preventDefault();
    told(pathname);
  };
  navigation.addEventListener('navigate', onNavigate);
  return () => navigation.removeEventListener('navigate', onNavigate);
}
