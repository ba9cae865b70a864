import type { IncomingMessage } from 'node:http';

/** The world of all clients that do not name one. */
export const SHARED_WORLD = '';

const HEADER = 'x-waystone-world';
const COOKIE = 'waystone-world';
/** Longer names are truncated, to limit their cost. */
const MAX_LENGTH = 100;

function fromCookie(cookies: string | undefined): string | undefined {
  const cookie = cookies?.split(';').find((each) => each.trim().startsWith(`${COOKIE}=`));
  const value = cookie?.slice(cookie.indexOf('=') + 1).trim();
  try {
    return value === undefined ? undefined : decodeURIComponent(value);
  } catch {
    return value;
  }
}

/**
 * The world of a request or socket: from its header, its URL (`?world=`, used by sockets and pictures), or its cookie.
 */
export function worldName({ headers, url }: IncomingMessage): string {
  const { pathname, searchParams } = new URL(url ?? '/', 'http://any');
  const inAddress = /^\/(ws$|media\/)/.test(pathname) ? searchParams.get('world') : null;
  const name = headers[HEADER] ?? inAddress ?? fromCookie(headers.cookie) ?? SHARED_WORLD;
  return String(name).slice(0, MAX_LENGTH);
}
