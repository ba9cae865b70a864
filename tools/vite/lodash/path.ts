export type Path = string | readonly string[];

/** The keys of a path: a list, or text with dots. */
export const keysOf = (path: Path): readonly string[] => (typeof path === 'string' ? path.split('.') : path);

export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;
