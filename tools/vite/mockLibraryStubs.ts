/** Replaces `tldts`, the public-suffix list that tough-cookie imports: the demo sets no cross-site cookies. */
export const getDomain = (hostname: string): string | null => hostname || null;

/** Replaces `date-fns` and `lodash`: @mswjs/data imports only these two functions from their package roots. */
export const compareAsc = (left: Date, right: Date): number => Math.sign(left.getTime() - right.getTime());
export const isFunction = (value: unknown): boolean => typeof value === 'function';

/** Replaces @mswjs/data's handler generators, which import `graphql`: the mock backend has its own handlers. */
export function generateRestHandlers(): never {
  throw new Error('@mswjs/data generates no handlers in this build');
}
export const generateGraphQLHandlers = generateRestHandlers;
export const generateGraphQLSchema = generateRestHandlers;
