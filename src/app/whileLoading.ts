type Loader = () => Promise<object>;

const isObject = (value: unknown): value is object =>
  (typeof value === 'object' && value !== null) || typeof value === 'function';

async function memberAt(load: Loader, path: readonly string[]): Promise<unknown> {
  let member: unknown = await load();
  for (const name of path) member = isObject(member) ? Reflect.get(member, name) : undefined;
  return member;
}

/**
 * A function that waits for the object, then calls the member at this path; its own properties are the
 * member's members.
 */
const functionAt = (load: Loader, path: readonly string[]): object =>
  new Proxy(() => undefined, {
    apply: async (_, __, args) => {
      const member = await memberAt(load, path);
      if (typeof member !== 'function') throw new TypeError(`${path.join('.')} is not a function`);
      return Reflect.apply(member, undefined, args);
    },
    // With a 'then' method it would be treated as a promise.
    get: (_, name) =>
      typeof name === 'string' && name !== 'then' ? functionAt(load, [...path, name]) : undefined,
  });

/**
 * A proxy for an object that is still loading, so that scripts can use it immediately: its methods wait and
 * return promises, and its `ready` is a promise. If loading fails, they all reject.
 */
export const whileLoading = (load: Loader): object =>
  new Proxy(
    {},
    {
      get: (_, name) => {
        if (name === 'ready') return memberAt(load, [name]);
        return typeof name === 'string' && name !== 'then' ? functionAt(load, [name]) : undefined;
      },
    },
  );
