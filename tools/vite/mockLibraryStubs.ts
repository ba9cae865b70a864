/** In place of `tldts`, the public-suffix list of tough-cookie: the demo sets no cookie of another site. */
export const getDomain = (hostname: string): string | null => hostname || null;

/** In place of `date-fns` and `lodash`: all that @mswjs/data imports from their package roots. */
export const compareAsc = (left: Date, right: Date): number => Math.sign(left.getTime() - right.getTime());
export const isFunction = (value: unknown): boolean => typeof value === 'function';

/** In place of @mswjs/data's handler generators, which bring `graphql`: the mock backend has its own handlers. */
export function generateRestHandlers(): never {
  throw new Error('@mswjs/data generates no handlers in this build');
}
export const generateGraphQLHandlers = generateRestHandlers;
export const generateGraphQLSchema = generateRestHandlers;
