import type { EventTarget } from 'happy-dom';

type Listening = [
  type: string,
  listener: Parameters<EventTarget['addEventListener']>[1],
  options?: boolean | object,
];

const isCapturing = (options: unknown): boolean =>
  options === true ||
  (typeof options === 'object' && options !== null && Reflect.get(options, 'capture') === true);

/** Tracks the listeners on an object that outlives a page, so that they can be removed with the page. */
export function rememberListeners(target: EventTarget) {
  const add: (...args: Listening) => void = target.addEventListener.bind(target);
  const remove: (...args: Listening) => void = target.removeEventListener.bind(target);
  let added: Listening[] = [];
  target.addEventListener = (...args: Listening) => {
    added.push(args);
    add(...args);
  };
  target.removeEventListener = (...args: Listening) => {
    const [type, listener, options] = args;
    added = added.filter(
      ([t, l, o]) => t !== type || l !== listener || isCapturing(o) !== isCapturing(options),
    );
    remove(...args);
  };
  return {
    types: (): string[] => added.map(([type]) => type),
    end(): void {
      for (const [type, listener, options] of added) remove(type, listener, options);
      added = [];
    },
  };
}
