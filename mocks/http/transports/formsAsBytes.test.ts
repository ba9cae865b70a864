import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { sendFormsAsBytes } from './formsAsBytes.ts';

const sent = vi.fn<typeof fetch>();
let stop: () => void;
beforeEach(() => {
  vi.stubGlobal('fetch', sent.mockReset().mockResolvedValue(new Response()));
  stop = sendFormsAsBytes();
});
afterEach(() => {
  stop();
  vi.unstubAllGlobals();
});

function form(): FormData {
  const made = new FormData();
  made.append('content', 'Élan "vital"\r\nin two lines');
  made.append('images', new File(['one'], 'ü 1.png', { type: 'image/png' }));
  return made;
}
const body = (): unknown => sent.mock.lastCall?.[1]?.body;

test('[API-50] sends a form unchanged if the browser can read it back', async () => {
  const given = form();
  await fetch('http://api.test/', { method: 'POST', body: given });
  expect(body()).toBe(given);
});

test('[API-50] sends a form as the same bytes if the browser cannot, like WebKit', async () => {
  const { Response: Whole } = globalThis;
  class Unreadable extends Whole {
    override arrayBuffer = () => Promise.reject(new DOMException('Unable to read form data blob'));
  }
  vi.stubGlobal('Response', Unreadable);
  await fetch('http://api.test/', { method: 'POST', body: form(), headers: { 'X-Kept': 'yes' } });
  expect(body()).toBeInstanceOf(Blob);
  const request = new Request('http://api.test/', sent.mock.lastCall?.[1]);
  expect(request.headers.get('X-Kept')).toBe('yes');
  const read = await request.formData();
  expect(read.get('content')).toBe('Élan "vital"\r\nin two lines');
  const file = read.get('images');
  if (!(file instanceof File)) throw new Error('The file has become text');
  expect([file.name, file.type, await file.text()]).toEqual(['ü 1.png', 'image/png', 'one']);
});

test('does not change other bodies', async () => {
  await fetch('http://api.test/', { method: 'POST', body: '{}' });
  expect(body()).toBe('{}');
});
