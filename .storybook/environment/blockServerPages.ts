import { action } from 'storybook/actions';

const told = action('leaves for');

let staying = false;

/**
 * Sign-in and sign-out load a page of the server's, which a story does not have: the load is told in the actions
 * panel and called off, where the browser can (the Navigation API). For as long as the page lives: a redirect
 * comes half a second after what caused it, and its story may be over by then.
 */
export function stayHere(): void {
  if (staying || !('navigation' in globalThis)) return;
  staying = true;
  globalThis.navigation.addEventListener('navigate', (event) => {
    const { pathname } = new URL(event.destination.url);
    if (!/\/api\//.test(pathname) || !event.cancelable) return;
    event.preventDefault();
    told(pathname);
  });
}
