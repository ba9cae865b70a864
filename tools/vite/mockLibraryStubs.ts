/** Replaces `tough-cookie`, which msw uses to store cookies: the mock backend never sets any. */
export class MemoryCookieStore {
  idx = {};
}
export class CookieJar {
  getCookiesSync(): never[] {
    return [];
  }
  setCookie(): never {
    throw new Error('The mock backend sets no cookies');
  }
}
export const Cookie = { fromJSON: (): null => null };

/** Replaces `date-fns` and `lodash`: @mswjs/data imports only these two functions from their package roots. */
export const compareAsc = (left: Date, right: Date): number => Math.sign(left.getTime() - right.getTime());
export const isFunction = (value: unknown): boolean => typeof value === 'function';

/** Replaces @mswjs/data's handler generators, which import `graphql`: the mock backend has its own handlers. */
export function generateRestHandlers(): never {
  throw new Error('This part of @mswjs/data is not in this build');
}
export const generateGraphQLHandlers = generateRestHandlers;
export const generateGraphQLSchema = generateRestHandlers;

/** Replace what @mswjs/data finds and updates rows with: the tables read its maps, and replace whole rows. */
export const executeQuery = generateRestHandlers;
export const updateEntity = generateRestHandlers;

/** Replaces @mswjs/data's tab sync, which is disabled. */
export const sync = (): void => undefined;

/** Replaces @mswjs/data's relations: the tables have plain foreign keys. */
export function Relation(): void {}
export const RelationKind = { OneOf: 'ONE_OF', ManyOf: 'MANY_OF' };
export const defineRelationalProperties = (): void => undefined;

/** Replaces `debug` in @mswjs/data: nobody reads its log. */
export const debug = () => (): void => undefined;

/** Replaces `md5`: @mswjs/data hashes a name for the database, which only its tab sync needs. */
export default (text: string): string => text;

/** Replaces msw's reading of cookies: the mock backend's session is not in a cookie. */
export const getAllRequestCookies = (): Record<string, string> => ({});
export const cookieStore = { getCookies: (): never[] => [], setCookie: (): void => undefined };

/** Replaces `headers-polyfill`, from which msw reads cookies and multipart responses. */
export const { Headers } = globalThis;
export const stringToHeaders = (): Headers => new Headers();

/** Replaces `@open-draft/logger` in @mswjs/interceptors: nobody reads its log. */
export class Logger {
  extend(): this {
    return this;
  }
  info(): void {}
  error(): void {}
}
