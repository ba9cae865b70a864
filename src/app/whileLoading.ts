type Load = () => Promise<object>;

const isObject = (value: unknown): value is object =>
  (typeof value === 'object' && value !== null) || typeof value === 'function';

async function memberAt(load: Load, path: readonly string[]): Promise<unknown> {
  let member: unknown = await load();
  for (const name of path) member = isObject(member) ? Reflect.get(member, name) : undefined;
  return member;
}

/** A function that waits, then calls the member at this path; has the members of that member, too. */
const functionAt = (load: Load, path: readonly string[]): object =>
  new Proxy(() => undefined, {
    apply: async (_, __, args) => {
      const member = await memberAt(load, path);
      if (typeof member !== 'function') throw new TypeError(`${path.join('.')} is not a function`);
      return Reflect.apply(member, undefined, args);
    },
    // With a 'then' it would be taken for a promise.
    get: (_, name) =>
      typeof name === 'string' && name !== 'then' ? functionAt(load, [...path, name]) : undefined,
  });

/**
 * Stands for an object that is still loading, so that a script can use it at once: its functions wait and answer by a
 * promise, and so does its promise `ready`. A failed load rejects them.
 */
export const whileLoading = (load: Load): object =>
  new Proxy(
    {},
    {
      get: (_, name) => {
        if (name === 'ready') return memberAt(load, [name]);
        return typeof name === 'string' && name !== 'then' ? functionAt(load, [name]) : undefined;
      },
    },
  );
