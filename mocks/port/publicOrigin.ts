import type { IncomingMessage } from 'node:http';

/** Placeholder for this server's own origin in responses, until it is known which one the caller uses. */
export const OWN_ORIGIN = 'http://this-server.invalid';

const first = (header: string | string[] | undefined): string | undefined =>
  String(header ?? '')
    .split(',')[0]
    ?.trim() || undefined;

/** The origin under which a caller reaches this server, including through a proxy that sends forwarding headers. */
export function publicOrigin({ headers }: IncomingMessage, fallback: string): string {
  const host = first(headers['x-forwarded-host']) ?? headers.host;
  const protocol = first(headers['x-forwarded-proto']) ?? 'http';
  const origin = `${protocol}://${host}`;
  return host !== undefined && /^https?$/.test(protocol) && URL.canParse(origin)
    ? new URL(origin).origin
    : fallback;
}

/** Replaces the placeholder with the caller's origin. */
export const withPublicOrigin = (text: string, origin: string): string => text.replaceAll(OWN_ORIGIN, origin);
