import { type Path, isObject, keysOf } from './path.ts';

/** Replaces `lodash/get`, as @mswjs/data uses it. */
export default function get(from: unknown, path: Path): unknown {
  let value = from;
  for (const key of keysOf(path)) value = isObject(value) ? value[key] : undefined;
  return value;
}
