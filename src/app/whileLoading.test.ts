import { expect, test, vi } from 'vitest';
import { whileLoading } from './whileLoading.ts';

interface Greeter {
  ready: Promise<string>;
  greet: (name: string) => Promise<string>;
  clock: { now: () => Promise<number> };
}
const isGreeter = (value: object): value is Greeter => value !== null;
function greeterOf(load: () => Promise<object>): Greeter {
  const greeter = whileLoading(load);
  if (!isGreeter(greeter)) throw new Error('Not a greeter');
  return greeter;
}

test('[SHIP-06] calls of an object that is still loading are forwarded once it has loaded', async () => {
  let resolve: (object: object) => void = () => undefined;
  const promise = new Promise<object>((settle) => (resolve = settle));
  const greet = vi.fn<(name: string) => string>((name) => `Hello ${name}`);
  const greeter = greeterOf(() => promise);
  const answers = Promise.all([greeter.greet('Ananya'), greeter.clock.now(), greeter.ready]);
  expect(greet).not.toHaveBeenCalled();
  resolve({ greet, clock: { now: () => 5 }, ready: Promise.resolve('ready') });
  expect(await answers).toEqual(['Hello Ananya', 5, 'ready']);
});

test('[SHIP-06] a failed load and an unknown member reject the call', async () => {
  const failed = greeterOf(() => Promise.reject(new Error('No connection')));
  await expect(failed.ready).rejects.toThrow('No connection');
  await expect(failed.greet('Ananya')).rejects.toThrow('No connection');
  await expect(greeterOf(() => Promise.resolve({})).greet('Ananya')).rejects.toThrow(
    'greet is not a function',
  );
});
