import { type Path, isObject, keysOf } from './path.ts';

/** Replaces `lodash/set`, as @mswjs/data uses it: its models have no lists of objects. */
export default function set<T extends object>(target: T, path: Path, value: unknown): T {
  const keys = keysOf(path);
  let parent: object = target;
  for (const key of keys.slice(0, -1)) {
    const found: unknown = Reflect.get(parent, key);
    const next = isObject(found) ? found : {};
    if (next !== found) Reflect.set(parent, key, next);
    parent = next;
  }
  Reflect.set(parent, keys.at(-1) ?? '', value);
  return target;
}
