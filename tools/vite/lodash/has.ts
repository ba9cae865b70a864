import { type Path, isObject, keysOf } from './path.ts';

/** Replaces `lodash/has`, as @mswjs/data uses it. */
export default function has(from: unknown, path: Path): boolean {
  let value = from;
  for (const key of keysOf(path)) {
    if (!isObject(value) || !Object.hasOwn(value, key)) return false;
    value = value[key];
  }
  return true;
}
