import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { expect, onTestFinished, test } from 'vitest';
import { Picture } from './Picture.tsx';

const KEY = 'data:image/gif;base64,R0lGODlhAQABAAAAACwAAAAAAQABAAA=';
const picture = (): HTMLImageElement | null => document.querySelector('img');

test('[IMG-01, SHIP-14] tries a picture again that fails shortly after the browser is back online', async () => {
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  onTestFinished(() => root.unmount());
  flushSync(() => root.render(<Picture src={KEY} alt="Key Monastery" eager />));
  globalThis.dispatchEvent(new Event('online'));
  picture()?.dispatchEvent(new Event('error'));
  await expect.poll(() => document.body.textContent).toContain('Image unavailable');
  await expect.poll(() => picture()?.alt, { timeout: 4000 }).toBe('Key Monastery');
});
