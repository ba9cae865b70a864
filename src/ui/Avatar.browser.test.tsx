import { flushSync } from 'react-dom';
import { type Root, createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { Avatar } from './Avatar.tsx';

const PORTRAIT = URL.createObjectURL(
  new Blob(['<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>'], { type: 'image/svg+xml' }),
);

let root: Root;
beforeEach(() => {
  root = createRoot(document.body.appendChild(document.createElement('div')));
});
afterEach(() => root.unmount());

const drawer = (): HTMLElement | null => document.querySelector('aside');

/** Resolves once an observer has told where the element is. */
const whenObserved = (element: Element): Promise<void> =>
  new Promise((resolve) => {
    new IntersectionObserver((_, observer) => {
      observer.disconnect();
      resolve();
    }).observe(element);
  });

test('[IMG-03] keeps a portrait that has loaded before in a drawer that has not slid in yet', async () => {
  flushSync(() => root.render(<Avatar name="Ananya" src={PORTRAIT} />));
  await expect.poll(() => document.querySelector('img')?.complete).toBe(true);
  flushSync(() =>
    root.render(
      <>
        <Avatar name="Ananya" src={PORTRAIT} />
        <aside style={{ position: 'fixed', left: '300vw' }}>
          <Avatar name="Ananya" src={PORTRAIT} />
        </aside>
      </>,
    ),
  );
  const panel = drawer();
  expect(panel?.querySelector('img')).not.toBeNull();
  if (panel) await whenObserved(panel);
  await new Promise(requestAnimationFrame);
  expect(panel?.querySelector('img')).not.toBeNull();
});
